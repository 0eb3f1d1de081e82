import type { adverts, campaigns, groups, ordAdverts } from '../../db/schema.ts';
import type { Targeting } from '../../targeting/targeting.ts';
import type { LimitField } from '../../targeting/targeting-fields.ts';
import type { DemoAccount } from '../demo-accounts.ts';
import type { DemoClipName } from '../demo-clips.ts';
import type { brands } from './brands.ts';

export type BrandName = keyof typeof brands;

/** What a campaign did in its past. Days are counted from today: -1 is yesterday. */
export interface Delivery {
  from: number;
  /** Today, unless it was stopped. */
  to?: number;
  /** On a usual weekday. */
  shows: number;
  /** How many times as many at a weekend. */
  weekend: number;
  /** How much they grow from the first day to the last: 0.2 is by a fifth. */
  trend?: number;
  /** Clicks for a show. */
  clickRate?: number;
}

/** An edit that somebody made. What the fields became is what the next edit, or the campaign of today, says. */
export interface Edit {
  /** Days from today. */
  day: number;
  by?: DemoAccount;
  /** What the fields were before, under their names on the wire. */
  was: Record<string, unknown>;
}

export interface DemoAdvert
  extends Pick<
    typeof adverts.$inferInsert,
    | 'name'
    | 'title'
    | 'description'
    | 'status'
    | 'ban'
    | 'administratorRestrictions'
    | 'additionalTrackers'
    | 'urlMarks'
  > {
  /** What it shows: a clip, or the script of this name. */
  clip?: DemoClipName;
  script?: string;
  folder?: string;
  /** How far the register is with its ERID; `none` where nobody has asked for one. */
  register?: (typeof ordAdverts.$inferInsert)['erirStatus'] | 'none';
}

export interface DemoCampaign
  extends Pick<typeof campaigns.$inferInsert, 'name' | 'status' | 'bid' | 'payModel' | 'pacing' | 'urlMarks'> {
  brand: BrandName;
  format?: 'preroll' | 'midroll' | 'postroll' | 'inpage';
  group?: string;
  folder?: string;
  /** Days from today. */
  created: number;
  starts?: number;
  ends?: number;
  ran?: Delivery;
  targeting?: Targeting;
  /** Limits that are nearly used up, or nearly reached on the best day: by how much, as a share. */
  near?: Partial<Record<LimitField, number>>;
  /** The budget that is used up: delivery ended when it was. */
  usedUp?: number;
  edits?: Edit[];
  adverts: DemoAdvert[];
}

export interface DemoGroup extends Pick<typeof groups.$inferInsert, 'name' | 'status'> {
  folder?: string;
  created: number;
  /** How much of its budget its campaigns have used; none without. */
  near?: number;
  edits?: Edit[];
}

/** What one advertiser has. */
export interface DemoBook {
  owner: DemoAccount;
  timezone: string;
  folders: { campaign: string[]; advert: string[] };
  groups: DemoGroup[];
  campaigns: DemoCampaign[];
}
