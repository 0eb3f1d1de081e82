export interface TargetingCase {
  name: string;
  /** Plain values; missing settings have their default. */
  ads: Record<string, unknown>;
  /** The campaign's targeting before the edit; undefined for a new campaign. */
  stored?: Record<string, unknown>;
  /** Messages by the field's path; empty for a valid targeting. */
  errors: Record<string, string[]>;
}

/** The entries used by the cases. Real dictionaries have more, but none that the cases refuse. */
export const caseDictionaries = {
  feeds: new Set([1, 2]),
  lists: {
    country: new Set(['AX', 'DE', 'FR', 'RU']),
    region: new Set(['DE-BE', 'FR-IDF', 'RU-MOW']),
    categories: new Set(['IAB1', 'IAB1-2', 'IAB25-7']),
    resolution: new Set(['1', '2']),
  },
};

const fine = (name: string, ads: Record<string, unknown>): TargetingCase => ({ name, ads, errors: {} });
const wrong = (name: string, ads: Record<string, unknown>, errors: Record<string, string>): TargetingCase => ({
  name,
  ads,
  errors: Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]])),
});

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `10.0.${n >> 8}.${n & 255}`);
const ids = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

const wholeLimits = ['shows_limit', 'shows_limit_day', 'shows_limit_all_time', 'unique_users', 'user_timeout'];
const limits = [
  fine('nothing is chosen', {}),
  fine('no limit', { cash_limit: null, shows_limit: null, unique_users: null }),
  fine('limits of 0', { cash_limit: 0, cash_limit_day: 0, shows_limit: 0, shows_limit_day: 0, unique_users: 0 }),
  fine('money to the kopeck', { cash_limit: 100.55, cash_limit_day: 0.01 }),
  ...['cash_limit', 'cash_limit_day', ...wholeLimits].map((field) =>
    wrong(`${field} below 0`, { [field]: -1 }, { [field]: 'At least 0' }),
  ),
  ...wholeLimits.map((field) =>
    wrong(`${field} with a fraction`, { [field]: 1.5 }, { [field]: 'Must be a whole number' }),
  ),
  ...wholeLimits.map((field) =>
    wrong(`${field} beyond all bounds`, { [field]: 2_147_483_648 }, { [field]: 'At most 2147483647' }),
  ),
  wrong('more money than an amount holds', { cash_limit: 1e10 }, { cash_limit: 'At most 9999999999' }),
  fine('as much a day as in total', { cash_limit: 50, cash_limit_day: 50, shows_limit: 9, shows_limit_day: 9 }),
  fine('a day without a total', { cash_limit_day: 50, shows_limit_day: 50 }),
  wrong(
    'more money a day than in total',
    { cash_limit: 50, cash_limit_day: 50.01 },
    { cash_limit_day: 'Must not exceed the total budget' },
  ),
  wrong(
    'more shows a day than in the flight',
    { shows_limit: 9, shows_limit_day: 10 },
    { shows_limit_day: 'Must not exceed the total limit' },
  ),
  wrong(
    'more shows in the flight than for all time',
    { shows_limit: 10, shows_limit_all_time: 9 },
    { shows_limit: 'Must not exceed the lifetime limit' },
  ),
  wrong(
    'more shows a day than for all time, without a flight between them',
    { shows_limit_day: 10, shows_limit_all_time: 9 },
    { shows_limit_day: 'Must not exceed the lifetime limit' },
  ),
  fine('day, flight and all time in order', { shows_limit_day: 1, shows_limit: 2, shows_limit_all_time: 3 }),
];

const choices = [
  fine('all feeds, hours, weekdays and devices', { feeds: [], active_hours: [], active_weekdays: [], devices: [] }),
  fine('the ends of hours and weekdays', { active_hours: [0, 23], active_weekdays: [1, 7] }),
  wrong('hour 24', { active_hours: [0, 24] }, { active_hours: 'Hours are 0 to 23: 24' }),
  wrong('hours that are none', { active_hours: [-1, 2.5] }, { active_hours: 'Hours are 0 to 23: -1, 2.5' }),
  wrong('weekday 0', { active_weekdays: [0] }, { active_weekdays: 'Weekdays are 1 (Monday) to 7: 0' }),
  wrong('weekday 8', { active_weekdays: [1, 8] }, { active_weekdays: 'Weekdays are 1 (Monday) to 7: 8' }),
  fine('every device', { devices: ['desktop', 'mobile', 'tablet', 'smart_tv'] }),
  wrong('a device that is none', { devices: ['toaster'] }, { devices: 'Not a device: toaster' }),
  fine('feeds by id', { feeds: [1, 2] }),
  wrong('a feed that is no id', { feeds: [0, 1] }, { feeds: 'Not a feed: 0' }),
  wrong('a feed that is not there', { feeds: [1, 999_999] }, { feeds: 'Not a feed: 999999' }),
];

const items: [field: string, good: string[], bad: string, message: string][] = [
  [
    'ip',
    ['10.0.0.1', '10.0.0.0/8', '2001:db8::1', '2001:db8::/32', '0.0.0.0/0'],
    '10.0.0',
    'Not an IP address or range',
  ],
  ['ip', ['::ffff:10.0.0.1'], '10.0.0.0/33', 'Not an IP address or range'],
  ['ip', [], '010.0.0.1', 'Not an IP address or range'],
  ['ip', [], '256.0.0.1', 'Not an IP address or range'],
  ['ip', [], '2001:db8::/129', 'Not an IP address or range'],
  ['ip', [], 'fe80::1%eth0', 'Not an IP address or range'],
  ['continent', ['EU', 'as'], 'XX', 'Not a continent code'],
  ['country', ['DE', 'ru', 'AX'], 'XK', 'Not a country code'],
  ['country', [], 'Germany', 'Not a country code'],
  ['region', ['DE-BE', 'ru-mow', 'FR-IDF'], 'BE', 'Not a region code'],
  ['region', [], 'XK-01', 'Not a region code'],
  ['region', [], 'DE-', 'Not a region code'],
  ['region', [], 'DE-ZZ', 'Not a region code'],
  ['languages', ['en', 'en-GB', 'zh-Hant-TW', 'pt-br'], 'english language', 'Not a language tag'],
  ['languages', [], 'e', 'Not a language tag'],
  ['referer', ['shop.example', '*.shop.example', 'SHOP.example', 'пример.рф'], 'ftp://shop.example/', 'Not a host'],
  ['referer', ['https://shop.example/', 'http://www.shop.example:8080/sale?x=1#top'], 'https://shop/', 'Not a host'],
  ['referer', ['shop.example/sale', 'shop.example:443'], 'https://shop.example/,https://b.example/', 'Not a host'],
  ['referer', [`https://shop.example/${'s'.repeat(300)}`], 'https://me@shop.example/', 'Not a host'],
  ['referer', [], 'shop', 'Not a host'],
  ['referer', [], '*.*.example', 'Not a host'],
  ['referer', [], 'shop..example', 'Not a host'],
  ['referer', [], '-shop.example', 'Not a host'],
  ['categories', ['IAB1', 'iab1-2', 'IAB25-7'], 'IAB', 'Not an IAB category'],
  ['categories', [], 'IAB27', 'Not an IAB category'],
  ['categories', [], 'IAB1-99', 'Not an IAB category'],
  ['resolution', ['1', '2'], '1920x1080', 'Not a resolution'],
  ['resolution', [], '0', 'Not a resolution'],
  ['resolution', [], '999999', 'Not a resolution'],
  ['keywords', ['video', 'spring sale'], 'k'.repeat(256), 'Longer than 255 characters'],
  ['source', ['partner 7'], 's'.repeat(256), 'Longer than 255 characters'],
  ['browsers', ['chrome'], 'b'.repeat(256), 'Longer than 255 characters'],
  ['desktop_os', ['windows'], 'd'.repeat(256), 'Longer than 255 characters'],
  ['mobile_os', ['android'], 'm'.repeat(256), 'Longer than 255 characters'],
  ['tablet_os', ['ios'], 't'.repeat(256), 'Longer than 255 characters'],
  ['keywords', [], '', 'Empty entry'],
];

const lists = [
  ...items.map(([field, good]) => fine(`${field}: ${good.join(', ')}`, { [field]: { white: good, black: [] } })),
  ...items.flatMap(([field, , bad, reason]) =>
    (['white', 'black'] as const).map((side) =>
      wrong(
        `${field}, ${side}: "${bad.slice(0, 20)}"`,
        { [field]: { white: [], black: [], [side]: [bad] } },
        { [`${field}.${side}`]: bad === '' ? reason : `${reason}: ${bad.length > 40 ? `${bad.slice(0, 40)}…` : bad}` },
      ),
    ),
  ),
  wrong(
    'more wrong entries than anybody reads',
    { country: { white: ['X1', 'X2', 'X3', 'X4', 'X5', 'DE'], black: [] } },
    { 'country.white': 'Not a country code: X1, X2, X3 and 2 more' },
  ),
  ...['browsers', 'desktop_os', 'mobile_os', 'tablet_os', 'source', 'keywords'].map((field) =>
    wrong(
      `${field} that is wanted and unwanted`,
      { [field]: { white: ['one', 'two'], black: ['Two', 'three'] } },
      { [`${field}.white`]: 'Also excluded: two', [`${field}.black`]: 'Also included: two' },
    ),
  ),
  ...(
    [
      ['languages', 'en-gb', 'en-GB', 'en-GB'],
      ['ip', '10.0.0.1/32', '10.0.0.1', '10.0.0.1'],
      ['ip', '10.1.2.3/8', '10.0.0.0/8', '10.0.0.0/8'],
      ['ip', '2001:DB8:0::1', '2001:db8::1', '2001:db8::1'],
      ['ip', '::ffff:10.0.0.1', '10.0.0.1', '10.0.0.1'],
      ['referer', 'Shop.Example', 'shop.example', 'shop.example'],
      ['referer', 'https://Shop.Example:8080/sale?x=1', 'shop.example', 'shop.example'],
      ['continent', 'eu', 'EU', 'EU'],
      ['country', 'de', 'DE', 'DE'],
      ['region', 'de-be', 'DE-BE', 'DE-BE'],
      ['categories', 'iab1-2', 'IAB1-2', 'IAB1-2'],
      ['resolution', '2', '2', '2'],
    ] as const
  ).map(([field, white, black, name]) =>
    wrong(
      `${field} "${white}" wanted and "${black}" unwanted`,
      { [field]: { white: [white], black: [black] } },
      { [`${field}.white`]: `Also excluded: ${name}`, [`${field}.black`]: `Also included: ${name}` },
    ),
  ),
  fine('a wanted range around an unwanted address', { ip: { white: ['10.0.0.0/8'], black: ['10.0.0.1'] } }),
  fine('a wanted country and an unwanted region of it', {
    country: { white: ['DE'], black: [] },
    region: { white: [], black: ['DE-BE'] },
  }),
  wrong(
    'what can be no region, and what is none',
    { region: { white: ['DE-ZZ', 'BE', 'DE-BE', 'DE-YY'], black: [] } },
    { 'region.white': 'Not a region code: BE, DE-ZZ, DE-YY' },
  ),
  wrong(
    'more conflicts than anybody reads',
    { keywords: { white: ['a', 'b', 'c', 'd', 'e'], black: ['e', 'd', 'c', 'b', 'a'] } },
    {
      'keywords.white': 'Also excluded: a, b, c and 2 more',
      'keywords.black': 'Also included: a, b, c and 2 more',
    },
  ),
  fine('5,000 entries', { ip: { white: addresses(5000), black: [] } }),
  wrong('5,001 entries', { ip: { white: addresses(5001), black: [] } }, { 'ip.white': 'At most 5000 entries' }),
  {
    name: 'several things at once',
    ads: { country: { white: ['DE', 'X1'], black: ['DE'] } },
    errors: {
      'country.white': ['Not a country code: X1', 'Also excluded: DE'],
      'country.black': ['Also included: DE'],
    },
  } satisfies TargetingCase,
];

const droppedOf = { country: 'XK', region: 'DE-ZZ', categories: 'IAB1-99', resolution: '999999' };

/** A campaign keeps entries that were removed from their dictionary, but can't add such entries. */
const dropped = [
  ...[
    ['feeds', [999_999]] as const,
    ...(['country', 'region', 'categories', 'resolution'] as const).map(
      (field) => [field, { white: [droppedOf[field]], black: [] }] as const,
    ),
  ].map(([field, entries]) => ({
    ...fine(`${field} that the campaign has and its dictionary hasn't`, { [field]: entries }),
    stored: { [field]: entries },
  })),
  {
    ...fine('a region on the other side than before', { region: { white: [], black: [droppedOf.region] } }),
    stored: { region: { white: [droppedOf.region], black: [] } },
  },
  {
    ...wrong(
      'one that the campaign has, and a new one',
      { region: { white: [droppedOf.region, 'DE-YY', 'DE-BE'], black: [] }, feeds: [999_998, 999_999] },
      { 'region.white': 'Not a region code: DE-YY', feeds: 'Not a feed: 999998' },
    ),
    stored: { region: { white: [droppedOf.region], black: [] }, feeds: [999_999] },
  },
  {
    ...wrong(
      'one that another setting of the campaign has',
      { resolution: { white: ['999999'], black: [] } },
      { 'resolution.white': 'Not a resolution: 999999' },
    ),
    stored: { keywords: { white: ['999999'], black: [] }, feeds: [999_999] },
  },
] satisfies TargetingCase[];

const cities = [
  fine('cities', { city_white_list: [2950159], city_black_list: [2988507] }),
  wrong('a city that is no id', { city_white_list: [-1, 2.5] }, { city_white_list: 'Not a city: -1, 2.5' }),
  wrong(
    'a city that is wanted and unwanted',
    { city_white_list: [1, 2], city_black_list: [2, 3] },
    { city_white_list: 'Also excluded: 2', city_black_list: 'Also included: 2' },
  ),
  fine('5,000 cities', { city_black_list: ids(5000) }),
  wrong('5,001 cities', { city_black_list: ids(5001) }, { city_black_list: 'At most 5000 entries' }),
];

const noVersions = {
  mobile: { android: [], iOS: [], other: false },
  tablet: { android: [], iOS: [], other: false },
  desktop: { windows: [], macOS: [], other: false },
};
const versions = [
  fine('OS versions', {
    os_versions: {
      ...noVersions,
      mobile: { android: ['14', '13.1'], iOS: ['17.4.1'], other: true },
      desktop: { windows: ['11', '8.1'], macOS: ['10.15'], other: false },
    },
  }),
  wrong(
    'OS versions that are none',
    {
      os_versions: {
        ...noVersions,
        tablet: { android: ['Tiramisu', '13'], iOS: [], other: false },
        desktop: { windows: ['11.'], macOS: ['Sequoia'], other: true },
      },
    },
    {
      'os_versions.tablet.android': 'Not a version: Tiramisu',
      'os_versions.desktop.windows': 'Not a version: 11.',
      'os_versions.desktop.macOS': 'Not a version: Sequoia',
    },
  ),
];

export const targetingCases: TargetingCase[] = [...limits, ...choices, ...lists, ...dropped, ...cities, ...versions];
