import { groupReasons, servingState } from '@preroll/rules/campaign/serving-reasons';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { groupSpan, sumGroupDays } from '../campaigns/campaign-facts.ts';
import { type GroupRow, toGroupFields } from './group-queries.ts';

type Group = components['schemas']['Group'];

const unused = { cash: 0, cashDay: 0, shows: 0, showsDay: 0, clicksDay: 0 };

/** Converts groups to responses, in the same order. The sums of all of them are read at once. */
export async function describeGroups(db: Db, rows: GroupRow[], now = new Date()): Promise<Group[]> {
  const spans = rows.map(({ group, ownerTimezone }) => groupSpan(group, ownerTimezone, { now, whole: true }));
  const sums = new Map((await sumGroupDays(db, spans)).map((sum) => [sum.id, sum]));
  return rows.map((row) => toGroupBody(row, sums.get(row.group.id) ?? unused, now));
}

export async function describeGroup(db: Db, row: GroupRow): Promise<Group> {
  return expectRow(await describeGroups(db, [row]));
}

function toGroupBody(row: GroupRow, used: typeof unused, now: Date): Group {
  const { group } = row;
  const limits = { cash_limit: group.cashLimit, cash_limit_day: group.cashLimitDay };
  const reasons = groupReasons({ ...group, limits, used }, zonedTime(row.ownerTimezone, now));
  return {
    id: group.id,
    ...toGroupFields(group),
    owner_id: group.ownerId,
    owner_name: row.ownerName,
    owner_timezone: row.ownerTimezone,
    campaigns_count: row.campaignsCount,
    working_campaigns: row.workingCampaigns,
    serving_state: servingState(reasons),
    serving_reasons: reasons,
    currency: row.currency,
    used: { cash: used.cash, shows: used.shows },
    today: { shows: used.showsDay, clicks: used.clicksDay, spend: used.cashDay },
    version: group.version,
    ...timestampsOf(group),
  };
}
