import { groupReasons, servingState } from '@preroll/rules/campaign/serving-reasons';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db } from '../../platform/db/database.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { timestampsOf } from '../../platform/records/record-body.ts';
import { groupSpan, sumGroupDays } from '../campaigns/campaign-facts.ts';
import { countServing } from '../campaigns/campaign-serving.ts';
import { type GroupRow, toGroupFields } from './group-queries.ts';

type Group = components['schemas']['Group'];

const unused = { cash: 0, cashDay: 0, shows: 0, showsDay: 0, clicksDay: 0 };

/** Adds the groups' usage, and why they prevent their campaigns from serving, with one query for all sums. */
export async function withReasons(db: Db, rows: GroupRow[]) {
  const now = new Date();
  const spans = rows.map(({ group, ownerTimezone }) => groupSpan(group, ownerTimezone, { now, whole: true }));
  const sums = new Map((await sumGroupDays(db, spans)).map((sum) => [sum.id, sum]));
  return rows.map((row) => {
    const { group, ownerTimezone } = row;
    const used = sums.get(group.id) ?? unused;
    const limits = { cash_limit: group.cashLimit, cash_limit_day: group.cashLimitDay };
    return { ...row, used, reasons: groupReasons({ ...group, limits, used }, zonedTime(ownerTimezone, now)) };
  });
}

/** Converts groups to responses, in the same order, with one query of each kind for all groups. */
export async function describeGroups(db: Db, rows: GroupRow[]): Promise<Group[]> {
  const groups = await withReasons(db, rows);
  // no campaigns serve in the others
  const open = groups.filter(({ reasons }) => reasons.length === 0);
  const serving = await countServing(
    db,
    open.map(({ group }) => group.id),
  );
  return groups.map((row) => toGroupBody(row, serving.get(row.group.id) ?? 0));
}

export async function describeGroup(db: Db, row: GroupRow): Promise<Group> {
  return expectRow(await describeGroups(db, [row]));
}

function toGroupBody(row: Awaited<ReturnType<typeof withReasons>>[number], servingCampaigns: number): Group {
  const { group, used, reasons } = row;
  return {
    id: group.id,
    ...toGroupFields(group),
    owner_id: group.ownerId,
    owner_name: row.ownerName,
    owner_timezone: row.ownerTimezone,
    campaigns_count: row.campaignsCount,
    working_campaigns: row.workingCampaigns,
    serving_campaigns: servingCampaigns,
    serving_state: servingState(reasons),
    serving_reasons: reasons,
    currency: row.currency,
    used: { cash: used.cash, shows: used.shows },
    today: { shows: used.showsDay, clicks: used.clicksDay, spend: used.cashDay },
    version: group.version,
    ...timestampsOf(group),
  };
}
