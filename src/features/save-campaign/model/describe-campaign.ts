import { isDay } from '@preroll/rules/time/periods';
import { fromTargetingFormValues, type Targeting } from '@/entities/targeting';
import { formatDay } from '@/shared/lib/dates';
import { formatMoney, formatNumber, formatSpan } from '@/shared/lib/format';
import { describeSchedule } from '@/shared/ui/schedule-field';
import type { CampaignFormValues } from './campaign-form';
import { type Contradiction, contradictionsOf } from './contradictions';
import { describeAudience } from './describe-audience';
import type { NamedFormat } from './named-formats';
import { type Section, sectionOf } from './sections';

export interface CampaignSentence {
  section: Section;
  /** Empty if the section contradicts itself. */
  text: string;
  contradictions: readonly Contradiction[];
}

/** Data for the sentences that is not in the form. */
export interface DescriptionContext {
  formats: readonly NamedFormat[];
  /** Currency of the bid and the budgets; undefined until it is known. */
  currency: string | undefined;
  /** The owner's time zone, which is the default of a campaign; undefined until it is known. */
  timezone?: string | undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Formats a budget or bid, without the currency until it is known. */
export const formatBudget = (value: number, currency: string | undefined) =>
  currency ? formatMoney(value, currency) : formatNumber(value);

/**
 * `Spring sale: Preroll, CPM RUB 120.00, opens https://shop.example/.` A name or link that is not entered yet is left
 * out.
 */
function describeTerms(values: CampaignFormValues, { formats, currency }: DescriptionContext): string {
  const { format_id, pay_model, bid, name, advert_link: link } = values;
  const format = formats.find(({ id }) => id === format_id)?.name ?? 'No format yet';
  const price = isNumber(bid) ? ` ${formatBudget(bid, currency)}` : ', no bid yet';
  const terms = `${format}, ${pay_model.toUpperCase()}${price}`;
  return `${name.trim() ? `${name.trim()}: ` : ''}${terms}${link.trim() ? `, opens ${link.trim()}` : ''}.`;
}

/** `From 01/12/2026 to 31/12/2026, Mon-Fri 09:00-18:59 Europe/Moscow, as fast as possible.` */
function describeDates(values: CampaignFormValues, known: DescriptionContext): string {
  const { start_date, end_date, pacing, ads } = values;
  const timezone = values.timezone ?? known.timezone;
  const from = isDay(start_date) ? `From ${formatDay(start_date)}` : 'From now on';
  const to = isDay(end_date) ? ` to ${formatDay(end_date)}` : '';
  const schedule = describeSchedule({ hours: ads.active_hours, weekdays: ads.active_weekdays });
  const hours = schedule === 'Always' ? 'at any hour' : schedule;
  return `${from}${to}, ${hours} ${timezone ?? "in the owner's time zone"}${pacing === 'asap' ? ', as fast as possible' : ''}.`;
}

/** `At most RUB 15,000.00 a day and 40,000 shows in total.` Unset limits are left out. */
function describeLimits(limits: Targeting, currency: string | undefined): string {
  const shows = (value: number) => `${formatNumber(value)} ${value === 1 ? 'show' : 'shows'}`;
  const parts = [
    isNumber(limits.cash_limit_day) && `${formatBudget(limits.cash_limit_day, currency)} a day`,
    isNumber(limits.cash_limit) && `${formatBudget(limits.cash_limit, currency)} in total`,
    isNumber(limits.shows_limit_day) && `${shows(limits.shows_limit_day)} a day`,
    isNumber(limits.shows_limit) && `${shows(limits.shows_limit)} in total`,
    isNumber(limits.shows_limit_all_time) && `${shows(limits.shows_limit_all_time)} over its lifetime`,
    isNumber(limits.unique_users) && `${shows(limits.unique_users)} per person`,
  ].filter((text) => text !== false);
  const pause = isNumber(limits.user_timeout)
    ? `${formatSpan(limits.user_timeout)} between shows to the same person`
    : '';
  const most = parts.length > 0 ? `At most ${parts.join(', ')}` : '';
  if (!most && !pause) return 'No limits.';
  return `${[most, pause && (most ? `at least ${pause}` : `At least ${pause}`)].filter(Boolean).join('; ')}.`;
}

/**
 * Describes a campaign in one sentence per section. A section with contradictions has those instead. The form may be
 * incomplete.
 */
export function describeCampaign(values: CampaignFormValues, known: DescriptionContext): readonly CampaignSentence[] {
  const targeting = fromTargetingFormValues(values.ads);
  const all = contradictionsOf(values);
  const sentence = (section: Section, write: () => string): CampaignSentence => {
    const contradictions = all.filter(({ path }) => sectionOf(path) === section);
    return { section, text: contradictions.length > 0 ? '' : write(), contradictions };
  };
  return [
    sentence('basics', () => describeTerms(values, known)),
    sentence('schedule', () => describeDates(values, known)),
    sentence('limits', () => describeLimits(targeting, known.currency)),
    sentence('audience', () => describeAudience(targeting)),
  ];
}
