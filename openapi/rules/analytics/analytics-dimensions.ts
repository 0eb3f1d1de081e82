export type AnalyticsRole = 'advertiser' | 'webmaster' | 'manager' | 'admin';

/**
 * - `time`: has a natural order and no gaps
 * - `record`: ids of records, whose names are looked up; 0 means none
 * - `code`: short texts such as country codes; empty means unknown
 */
export type AnalyticsDimensionKind = 'time' | 'record' | 'code';

export type AnalyticsOperator = 'in' | 'not_in' | 'contains';

export interface AnalyticsDimensionRule {
  label: string;
  description: string;
  kind: AnalyticsDimensionKind;
  operators: readonly AnalyticsOperator[];
  roles: readonly AnalyticsRole[];
}

const everybody = ['advertiser', 'webmaster', 'manager', 'admin'] as const;
const sellers = ['webmaster', 'manager', 'admin'] as const;
const buyers = ['advertiser', 'manager', 'admin'] as const;
const staff = ['manager', 'admin'] as const;

const among = ['in', 'not_in'] as const;
const named = ['in', 'not_in', 'contains'] as const;

/** The dimensions of results, with the roles that may use each. */
export const analyticsDimensions = {
  date: {
    label: 'Date',
    description: 'The day, in the time zone of the report.',
    kind: 'time',
    operators: [],
    roles: everybody,
  },
  week: {
    label: 'Week',
    description: 'The week, from Monday to Sunday, in the time zone of the report; named by its Monday.',
    kind: 'time',
    operators: [],
    roles: everybody,
  },
  hour: {
    label: 'Hour',
    description:
      'The hour of the day, 0 to 23, in the time zone of the report. One that the clocks of a day repeat comes twice.',
    kind: 'time',
    operators: among,
    roles: everybody,
  },
  weekday: {
    label: 'Weekday',
    description: 'The day of the week; Monday is 1.',
    kind: 'time',
    operators: among,
    roles: everybody,
  },
  campaign: {
    label: 'Campaign',
    description: 'The campaign that the advert belongs to.',
    kind: 'record',
    operators: named,
    roles: buyers,
  },
  group: {
    label: 'Group',
    description:
      'The group that the campaign was in at the time: one that moves leaves its earlier results with the group it was in.',
    kind: 'record',
    operators: named,
    roles: buyers,
  },
  advert: {
    label: 'Advert',
    description: 'The video creative that was played.',
    kind: 'record',
    operators: named,
    roles: buyers,
  },
  site: {
    label: 'Site',
    description: 'The site that the advert was played on.',
    kind: 'record',
    operators: named,
    roles: sellers,
  },
  placement: {
    label: 'Placement',
    description: 'The place on the site.',
    kind: 'record',
    operators: named,
    roles: sellers,
  },
  format: {
    label: 'Format',
    description: 'The presentation: preroll, midroll and so on.',
    kind: 'record',
    operators: named,
    roles: everybody,
  },
  feed: {
    label: 'Feed',
    description: "Where the ad request came from; of another server's adverts, the feed that was asked.",
    kind: 'record',
    operators: named,
    roles: everybody,
  },
  country: {
    label: 'Country',
    description: 'The country of the viewer (ISO 3166-1).',
    kind: 'code',
    operators: named,
    roles: everybody,
  },
  region: {
    label: 'Region',
    description: 'The region of the viewer (ISO 3166-2).',
    kind: 'code',
    operators: named,
    roles: everybody,
  },
  city: {
    label: 'City',
    description: 'The city of the viewer.',
    kind: 'record',
    operators: named,
    roles: everybody,
  },
  device: {
    label: 'Device',
    description: 'Desktop, mobile, tablet or smart TV.',
    kind: 'code',
    operators: among,
    roles: everybody,
  },
  os: {
    label: 'Operating system',
    description: 'The operating system of the device.',
    kind: 'code',
    operators: named,
    roles: everybody,
  },
  browser: {
    label: 'Browser',
    description: 'The browser that played the advert.',
    kind: 'code',
    operators: named,
    roles: everybody,
  },
  language: {
    label: 'Language',
    description: 'The language of the browser (BCP 47).',
    kind: 'code',
    operators: named,
    roles: everybody,
  },
  advertiser: {
    label: 'Advertiser',
    description: 'The account that pays for the campaign.',
    kind: 'record',
    operators: named,
    roles: staff,
  },
  webmaster: {
    label: 'Webmaster',
    description: 'The account that owns the site.',
    kind: 'record',
    operators: named,
    roles: staff,
  },
  advertiser_domain: {
    label: "Advertiser's domain",
    description: "The host that the advert's link leads to.",
    kind: 'code',
    operators: named,
    roles: everybody,
  },
  reason: {
    label: 'Reason',
    description: 'Why a request got no advert, what a player reported as an error, or why an event is invalid.',
    kind: 'code',
    operators: named,
    roles: sellers,
  },
} as const satisfies Record<string, AnalyticsDimensionRule>;

export type AnalyticsDimension = keyof typeof analyticsDimensions;

export const analyticsDimensionNames = Object.keys(analyticsDimensions) as AnalyticsDimension[];

export const isAnalyticsDimension = (name: string): name is AnalyticsDimension =>
  Object.hasOwn(analyticsDimensions, name);

/** Whether a role may group and filter by a dimension. */
export const canGroupBy = (role: AnalyticsRole, name: AnalyticsDimension): boolean =>
  (analyticsDimensions[name].roles as readonly AnalyticsRole[]).includes(role);

/** Dimensions of the advert, which isn't known yet when a request is counted. */
export const advertDimensions: readonly AnalyticsDimension[] = [
  'campaign',
  'group',
  'advert',
  'advertiser',
  'advertiser_domain',
];
