import type { sites } from '../../db/schema.ts';
import type { DemoAccount } from '../demo-accounts.ts';

interface DemoSite extends Pick<typeof sites.$inferInsert, 'name' | 'domain' | 'status'> {
  /** Days from today. */
  created: number;
  updated: number;
  folder?: string;
}

/** The sites of the demo content's two webmasters, and the folders that they lie in. */
export const demoSites: Partial<Record<DemoAccount, { folders: string[]; sites: DemoSite[] }>> = {
  webmaster: {
    folders: ['Regional'],
    sites: [
      { name: 'Evening news', domain: 'eveningnews.example', status: 'working', created: -410, updated: -22 },
      { name: 'Kitchen stories', domain: 'kitchenstories.example', status: 'approved', created: -64, updated: -3 },
      { name: 'Weekend chess', domain: 'weekendchess.example', status: 'moderate', created: -2, updated: -2 },
      { name: 'Old forum', domain: 'forum.eveningnews.example', status: 'stopped', created: -395, updated: -131 },
      {
        name: 'River towns',
        domain: 'rivertowns.example',
        status: 'working',
        created: -240,
        updated: -48,
        folder: 'Regional',
      },
      {
        name: 'North coast daily',
        domain: 'northcoast.example',
        status: 'archive',
        created: -388,
        updated: -90,
        folder: 'Regional',
      },
      { name: 'Free films now', domain: 'freefilms.example', status: 'ban', created: -57, updated: -51 },
    ],
  },
  webmaster2: {
    folders: [],
    sites: [
      { name: 'Дача и сад', domain: 'dachaisad.example', status: 'working', created: -203, updated: -17 },
      { name: 'Garage talk', domain: 'garagetalk.example', status: 'working', created: -180, updated: -8 },
      { name: 'Mountain huts', domain: 'mountainhuts.test', status: 'approved', created: -21, updated: -1 },
      { name: 'Lullabies', domain: 'lullabies.test', status: 'lock', created: -150, updated: -14 },
      { name: 'Score now', domain: 'scorenow.example', status: 'moderate', created: -1, updated: -1 },
    ],
  },
};
