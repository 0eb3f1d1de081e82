import type { LimitField } from '@preroll/rules/targeting/targeting-fields';
import type { Targeting } from '../../advertising/targeting/targeting.ts';
import type { adverts, campaigns, groups, ordAdverts } from '../../platform/db/schema.ts';
import type { DemoAccount } from '../demo-accounts.ts';
import type { DemoClipName } from '../demo-clips.ts';
import type { brands } from './brands.ts';

export type BrandName = keyof typeof brands;

/** The past results of a campaign. Days are counted from today: -1 is yesterday. */
export interface Delivery {
  from: number;
  /** Defaults to today for a campaign that was not stopped. */
  to?: number;
  /** Shows on a usual weekday. */
  shows: number;
  weekend: number;
  /** The relative growth from the first day to the last: 0.2 is 20 %. */
  trend?: number;
  /** Clicks per show. */
  clickRate?: number;
}

/** A past edit. The new values follow from the next edit, or from the campaign as it is today. */
export interface Edit {
  /** Days from today. */
  day: number;
  by?: DemoAccount;
  /** The previous values, by the field names of the API. */
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
  /** The clip, the script of this name, or the script with the clip for players without VPAID. */
  clip?: DemoClipName;
  script?: string;
  folder?: string;
  returned?: string;
  /** The status of the ERID in the register; `none` if none was requested. */
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
  /** Limits that are nearly used up, or nearly reached on the best day, with the share used. */
  near?: Partial<Record<LimitField, number>>;
  /** The exhausted budget: delivery ended when it was reached. */
  usedUp?: number;
  edits?: Edit[];
  adverts: DemoAdvert[];
}

export interface DemoGroup extends Pick<typeof groups.$inferInsert, 'name' | 'status'> {
  folder?: string;
  created: number;
  /** The share of the budget that its campaigns have used; no budget if omitted. */
  near?: number;
  edits?: Edit[];
}

/** The content of one advertiser. */
export interface DemoAdvertiser {
  owner: DemoAccount;
  timezone: string;
  folders: { campaign: string[]; advert: string[] };
  groups: DemoGroup[];
  campaigns: DemoCampaign[];
}
