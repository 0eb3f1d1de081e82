import type { HiddenFields } from '@/shared/ui/form';

export const sections = ['basics', 'schedule', 'limits', 'audience', 'review'] as const;

export type Section = (typeof sections)[number];

export const sectionLabels: Record<Section, string> = {
  basics: 'Basics',
  schedule: 'Schedule',
  limits: 'Limits',
  audience: 'Audience',
  review: 'Review',
};

/** The section that an address names; the first for anything else. */
export const readSection = (text: string | undefined): Section =>
  sections.find((section) => section === text) ?? 'basics';

/** Where fields stand that are not of the audience, in the order of the page. */
const places: readonly (readonly [Section, readonly string[]])[] = [
  [
    'basics',
    ['name', 'advert_link', 'owner_id', 'group_id', 'folder_id', 'format_id', 'pay_model', 'bid', 'url_marks'],
  ],
  ['schedule', ['start_date', 'end_date', 'timezone', 'pacing', 'ads.active_weekdays', 'ads.active_hours']],
  [
    'limits',
    [
      'ads.cash_limit',
      'ads.cash_limit_day',
      'ads.shows_limit',
      'ads.shows_limit_day',
      'ads.shows_limit_all_time',
      'ads.unique_users',
      'ads.user_timeout',
    ],
  ],
];

const placed = places.flatMap(([section, paths]) => paths.map((path) => ({ section, path })));

const rank = (path: string) => {
  const index = placed.findIndex((place) => place.path === path);
  return index === -1 ? placed.length : index;
};

/** In which section a field stands; the audience has the rest of the targeting. */
export const sectionOf = (path: string): Section | undefined =>
  placed.find((place) => place.path === path)?.section ?? (path.startsWith('ads.') ? 'audience' : undefined);

/** Fields in the order of the page; those of the audience as they come. */
const inPageOrder = (paths: readonly string[]): string[] => [...paths].sort((one, other) => rank(one) - rank(other));

/** The form's way to fields of other sections. */
export const hiddenFields = (show: (section: Section) => void): HiddenFields => ({
  has: (path) => sectionOf(path) !== undefined,
  reveal: (refused) => {
    const [first] = inPageOrder(refused.filter((path) => sectionOf(path)));
    const section = first && sectionOf(first);
    if (section) show(section);
    return first;
  },
});
