import { firstRetainedDay } from '@preroll/rules/analytics/analytics-question';
import { invalidReasons, isInvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import { addDays } from '@preroll/rules/time/days';
import { todayIn } from '@preroll/rules/time/periods';
import { and, eq } from 'drizzle-orm';
import type { Analytics } from '../../events/analytics/ask-analytics.ts';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components, operations } from '../../platform/contract/generated/contract.d.ts';
import type { Call } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { sites } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { type Payer, requirePayer } from '../payments/payer.ts';

type Schemas = components['schemas'];
type Asked = Call<operations['getInvalidTraffic']>;

/** More than the number of reasons. */
const MAX_ROWS = 100;

/**
 * Counts the unpaid events of a webmaster's sites, or of one site, in a month, by reason.
 * @throws ApiError 404 for a user or a site outside the actor's scope, 422 for a month without data or a user who is not a
 * webmaster, 503
 */
export async function readInvalidTraffic(
  { db, analytics }: { db: Db; analytics: Pick<Analytics, 'planOf' | 'ask'> },
  { viewer, params, query }: Pick<Asked, 'viewer' | 'params' | 'query'>,
  signal: AbortSignal,
): Promise<Schemas['InvalidTraffic']> {
  const payer = await requirePayer(db, viewer, query.user_id);
  if (!payer.supportPanels.includes('webmaster')) throw invalid({ user_id: ['Not a webmaster'] });
  const siteName = query.site_id === undefined ? null : await readSiteName(db, payer, query.site_id);
  const month = presentOr(params.month, payer.timezone);
  refuseWithoutNumbers(month, payer.timezone);

  const ask = async (asked: Pick<Parameters<Analytics['planOf']>[1], 'metrics' | 'dimensions' | 'undivided'>) => {
    const { plan, currency } = await analytics.planOf(viewer, {
      ...asked,
      date_from: `${month}-01`,
      date_to: lastDayOf(month),
      timezone: payer.timezone,
      filter: filterOf(viewer.cabinet, payer, query.site_id),
      compare: 'none',
      own_currency: false,
    });
    return analytics.ask(viewer, plan, { offset: 0, limit: MAX_ROWS, currency, signal });
  };
  const [byReason, all] = await Promise.all([
    ask({
      metrics: ['invalid', 'invalid_impression', 'invalid_click', 'invalid_quartile100'],
      dimensions: ['reason'],
      undivided: false,
    }),
    ask({ metrics: ['impression', 'invalid_rate'], undivided: true }),
  ]);
  return {
    month,
    timezone: payer.timezone,
    user_name: payer.name,
    site_name: siteName,
    impressions: all.totals.metrics.impression ?? 0,
    invalid_rate: all.totals.metrics.invalid_rate ?? null,
    preliminary: all.passport.preliminary,
    complete_to: all.passport.complete_to,
    items: byReason.rows.map(({ dims: [reason], metrics }) => ({
      reason: reason?.value ?? '',
      name: reason?.label ?? '',
      meaning: meaningOf(reason?.value ?? ''),
      ...countsOf(metrics),
    })),
    total: countsOf(byReason.totals.metrics),
  };
}

async function readSiteName(db: Db, { id }: Payer, siteId: number): Promise<string> {
  const isTheirs = and(eq(sites.id, siteId), eq(sites.ownerId, id));
  return requireRow(await db.select({ name: sites.name }).from(sites).where(isTheirs)).name;
}

const presentMonth = (timezone: string, now: Date): string => todayIn(timezone, now).slice(0, 7);

const presentOr = (month: string, timezone: string): string =>
  month === 'current' ? presentMonth(timezone, new Date()) : month;

function refuseWithoutNumbers(month: string, timezone: string): void {
  const now = new Date();
  if (month > presentMonth(timezone, now)) throw invalid({ month: ['This month has not begun yet'] });
  if (`${month}-01` < firstRetainedDay(timezone, now)) throw invalid({ month: ['Its events are no longer kept'] });
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return addDays(new Date(Date.UTC(year, number)).toISOString().slice(0, 10), -1);
};

/**
 * Filters by webmaster for other roles, because events keep their webmaster when a site changes owners. Webmasters see only
 * their own.
 */
function filterOf(cabinet: Asked['viewer']['cabinet'], { id }: Payer, siteId: number | undefined): string[] {
  return [
    ...(cabinet === 'webmaster' ? [] : [`webmaster:in:${id}`]),
    ...(siteId === undefined ? [] : [`site:in:${siteId}`]),
  ];
}

const meaningOf = (reason: string): string => (isInvalidReason(reason) ? invalidReasons[reason].meaning : '');

const countsOf = (metrics: Schemas['AnalyticsNumbers']): Schemas['InvalidCounts'] => ({
  impressions: metrics.invalid_impression ?? 0,
  clicks: metrics.invalid_click ?? 0,
  complete_views: metrics.invalid_quartile100 ?? 0,
  events: metrics.invalid ?? 0,
});
