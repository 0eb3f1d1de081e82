import { summarizeNames } from '@preroll/rules/text/summarize-names';
import { isDay } from '@preroll/rules/time/periods';
import { campaignLabels, describeChange, pacingLabels } from '@/entities/campaign';
import {
  audienceFields,
  fromTargetingFormValues,
  placeKeysOf,
  placeNameOf,
  type Targeting,
  targetingLabels,
  withoutRemovedPlaces,
} from '@/entities/targeting';
import { formatDay } from '@/shared/lib/dates';
import { describeSchedule } from '@/shared/ui/schedule-field';
import type { CampaignFormValues } from './campaign-form';
import { type DescriptionContext, formatBudget } from './describe-campaign';
import { type FormSection, sectionOf } from './sections';

/** Lists whose entries are ids or codes. */
const namedLists = ['feeds', 'categories', 'resolution'] as const;

/** The names of what the form refers to by id or code; undefined until they are known. */
export interface CampaignNames extends Partial<Record<(typeof namedLists)[number], ReadonlyMap<string, string>>> {
  owner?: string | undefined;
  group?: string | undefined;
  folder?: string | undefined;
}

interface Fact {
  term: string;
  value: string;
}

const fact = (term: string, value: string | null | undefined): Fact[] => (value ? [{ term, value }] : []);

/** Fields with places: these are listed once, whether they come from the tree or from a list. */
const placeFields: readonly string[] = [
  'geo_white_ui',
  'geo_black_ui',
  'continent',
  'country',
  'region',
  'city_white_list',
  'city_black_list',
];

const MAX_PLACES = 20;

const places = (targeting: Targeting, side: 'white' | 'black'): Fact[] =>
  fact(
    targetingLabels[`geo_${side}_ui`],
    summarizeNames(placeKeysOf(targeting, side), {
      nameOf: (key) => placeNameOf(targeting, side, key),
      max: MAX_PLACES,
    }),
  );

/** Formats a setting as the campaign's history does. */
function written(field: keyof Targeting, targeting: Targeting, names: CampaignNames): string | null {
  const known = namedLists.find((list) => list === field);
  const name = (item: unknown) => (known && names[known]?.get(String(item))) ?? item;
  const value = targeting[field];
  const named = !known
    ? value
    : Array.isArray(value)
      ? value.map(name)
      : Object.fromEntries(
          Object.entries(value as object).map(([side, items]) => [side, (items as unknown[]).map(name)]),
        );
  const change = describeChange({ field: `ads.${field}`, old: null, new: named }, { currency: '' });
  return 'to' in change ? change.to : null;
}

/**
 * All settings of a new campaign, by section. Settings without a value are listed with the meaning of their default.
 */
export function campaignFacts(
  values: CampaignFormValues,
  { formats, currency, timezone, names }: DescriptionContext & { names: CampaignNames },
): Record<FormSection, readonly Fact[]> {
  const targeting = withoutRemovedPlaces(fromTargetingFormValues(values.ads));
  const { active_hours: hours, active_weekdays: weekdays } = targeting;
  const limit = (field: keyof Targeting, none: string): Fact => {
    const value = targeting[field];
    const isMoney = field === 'cash_limit' || field === 'cash_limit_day';
    const text =
      typeof value === 'number' && isMoney ? formatBudget(value, currency) : written(field, targeting, names);
    return { term: targetingLabels[field], value: text ?? none };
  };
  return {
    basics: [
      ...fact(campaignLabels.owner_id, names.owner),
      ...fact(campaignLabels.name, values.name.trim()),
      ...fact(campaignLabels.advert_link, values.advert_link.trim()),
      ...fact(campaignLabels.format_id, formats.find(({ id }) => id === values.format_id)?.name),
      ...fact(campaignLabels.pay_model, values.pay_model.toUpperCase()),
      ...fact(campaignLabels.bid, typeof values.bid === 'number' ? formatBudget(values.bid, currency) : null),
      ...fact(campaignLabels.group_id, values.group_id === null ? null : names.group),
      ...fact(campaignLabels.folder_id, values.folder_id === null ? null : names.folder),
      ...fact(campaignLabels.url_marks, values.url_marks.trim()),
    ],
    schedule: [
      { term: campaignLabels.start_date, value: isDay(values.start_date) ? formatDay(values.start_date) : 'At once' },
      { term: campaignLabels.end_date, value: isDay(values.end_date) ? formatDay(values.end_date) : 'None' },
      { term: campaignLabels.timezone, value: values.timezone ?? timezone ?? "The owner's" },
      { term: 'Hours and weekdays', value: describeSchedule({ hours, weekdays }) },
      { term: campaignLabels.pacing, value: pacingLabels[values.pacing] },
    ],
    limits: [
      ...(['cash_limit_day', 'cash_limit', 'shows_limit_day', 'shows_limit', 'shows_limit_all_time'] as const).map(
        (field) => limit(field, 'No limit'),
      ),
      limit('unique_users', 'No limit'),
      limit('user_timeout', 'None'),
    ],
    audience: [
      ...(placeKeysOf(targeting, 'white').length > 0
        ? places(targeting, 'white')
        : [{ term: targetingLabels.geo_white_ui, value: 'Everywhere' }]),
      ...places(targeting, 'black'),
      ...audienceFields
        .filter((field) => sectionOf(`ads.${field}`) === 'audience' && !placeFields.includes(field))
        .flatMap((field) => fact(targetingLabels[field], written(field, targeting, names))),
      { term: 'Everything else', value: 'Any' },
    ],
  };
}
