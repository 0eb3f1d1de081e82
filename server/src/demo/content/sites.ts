import type { SiteProofMethod } from '@preroll/rules/site/site-proofs';
import type { AnswerCode } from '../../inventory/sites/verification/match-proof.ts';
import type { sites } from '../../platform/db/schema.ts';
import type { DemoAccount } from '../demo-accounts.ts';

export interface DemoSite extends Pick<typeof sites.$inferInsert, 'name' | 'domain' | 'status'> {
  /** Days from today. */
  created: number;
  updated: number;
  /** The hours that it has waited for its first review, instead of `created` and `updated`. */
  waiting?: number;
  folder?: string;
  categories: string[];
  /** The method of its proof; absent if it has none. */
  proof?: SiteProofMethod;
  /** The result of a later check, if different: a daily one of a verified domain, or one requested by the owner. */
  latest?: { method: SiteProofMethod; code: AnswerCode };
  rejectReason?: (typeof sites.$inferInsert)['rejectReason'];
}

/** The sites of the demo's two webmasters, with their folders. */
export const demoSites: Partial<Record<DemoAccount, { folders: string[]; sites: DemoSite[] }>> = {
  webmaster: {
    folders: ['Regional'],
    sites: [
      {
        name: 'Evening news',
        domain: 'eveningnews.example',
        status: 'working',
        categories: ['IAB12', 'IAB12-3'],
        proof: 'ads_txt',
        created: -410,
        updated: -22,
      },
      {
        name: 'Kitchen stories',
        domain: 'kitchenstories.example',
        status: 'approved',
        categories: ['IAB8'],
        proof: 'meta',
        created: -64,
        updated: -3,
      },
      {
        name: 'Weekend chess',
        domain: 'weekendchess.example',
        status: 'moderate',
        categories: ['IAB9-8'],
        created: -3,
        updated: -3,
        waiting: 74,
      },
      {
        name: 'Old forum',
        domain: 'forum.eveningnews.example',
        status: 'stopped',
        categories: ['IAB12'],
        proof: 'file',
        created: -395,
        updated: -131,
      },
      {
        name: 'River towns',
        domain: 'rivertowns.example',
        status: 'working',
        categories: ['IAB20', 'IAB12-3'],
        proof: 'dns',
        created: -240,
        updated: -48,
        folder: 'Regional',
      },
      {
        name: 'North coast daily',
        domain: 'northcoast.example',
        status: 'archive',
        categories: ['IAB12-3'],
        proof: 'meta',
        created: -388,
        updated: -90,
        folder: 'Regional',
      },
      {
        name: 'Free films now',
        domain: 'freefilms.example',
        status: 'ban',
        categories: ['IAB1-5'],
        rejectReason: {
          code: 'piracy',
          text: 'Films of this autumn, without licences',
          page: 'https://freefilms.example/new',
        },
        created: -57,
        updated: -51,
      },
      {
        name: 'City playgrounds',
        domain: 'cityplaygrounds.example',
        status: 'moderate',
        categories: ['IAB6'],
        created: 0,
        updated: 0,
        waiting: 2,
      },
    ],
  },
  webmaster2: {
    folders: [],
    sites: [
      {
        name: 'Дача и сад',
        domain: 'dachaisad.example',
        status: 'working',
        categories: ['IAB10-4'],
        proof: 'meta',
        latest: { method: 'meta', code: 'no_tag' },
        created: -203,
        updated: -17,
      },
      {
        name: 'Garage talk',
        domain: 'garagetalk.example',
        status: 'working',
        categories: ['IAB2'],
        latest: { method: 'file', code: 'page_instead_of_file' },
        created: -180,
        updated: -8,
      },
      {
        name: 'Mountain huts',
        domain: 'mountainhuts.example',
        status: 'approved',
        categories: ['IAB20-1'],
        proof: 'dns',
        created: -21,
        updated: -1,
      },
      {
        name: 'Lullabies',
        domain: 'lullabies.example',
        status: 'lock',
        categories: ['IAB6-5'],
        proof: 'meta',
        rejectReason: { code: 'too_many_ads', text: 'Three players start at once', page: null },
        created: -150,
        updated: -14,
      },
      {
        name: 'Score now',
        domain: 'scorenow.example',
        status: 'moderate',
        categories: ['IAB17'],
        rejectReason: {
          code: 'no_content',
          text: 'Tables of results only, without a single article',
          page: 'https://scorenow.example/',
        },
        created: -1,
        updated: -1,
      },
      {
        name: 'Night trains',
        domain: 'nighttrains.example',
        status: 'moderate',
        categories: ['IAB20'],
        created: 0,
        updated: 0,
        waiting: 9,
      },
    ],
  },
};
