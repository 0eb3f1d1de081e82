import type { HiddenFields } from '@/shared/ui/form';
import { type SectionFacts, sectionsWith } from '@/shared/ui/form-sections';

export const sections = ['basics', 'schedule', 'limits', 'audience', 'review'] as const;

export type Section = (typeof sections)[number];

export type FormSection = Exclude<Section, 'review'>;

export const sectionLabels: Record<Section, string> = {
  basics: 'Basics',
  schedule: 'Schedule',
  limits: 'Limits',
  audience: 'Audience',
  review: 'Review',
};

/** The section given in the URL or a draft; the first section for any other text. */
export const readSection = (text: unknown): Section => sections.find((section) => section === text) ?? 'basics';

/** The fields of each section, in page order. Targeting fields that are not listed belong to the audience. */
const fields: Record<FormSection, readonly string[]> = {
  basics: ['name', 'advert_link', 'format_id', 'pay_model', 'bid', 'owner_id', 'group_id', 'folder_id', 'url_marks'],
  schedule: ['start_date', 'end_date', 'timezone', 'pacing', 'ads.active_weekdays', 'ads.active_hours'],
  limits: [
    'ads.cash_limit',
    'ads.cash_limit_day',
    'ads.shows_limit',
    'ads.shows_limit_day',
    'ads.shows_limit_all_time',
    'ads.unique_users',
    'ads.user_timeout',
  ],
  audience: ['ads'],
};

export const formSections: readonly SectionFacts<FormSection>[] = (Object.keys(fields) as FormSection[]).map((id) => ({
  id,
  label: sectionLabels[id],
  fields: fields[id],
}));

const placed = formSections.flatMap((section) => section.fields.map((path) => ({ section: section.id, path })));

const rank = (path: string) => {
  const index = placed.findIndex((place) => place.path === path);
  return index === -1 ? placed.length : index;
};

export const sectionOf = (path: string): FormSection | undefined => [...sectionsWith(formSections, [path])][0];

/** Sorts fields in page order; those of the audience keep their order. */
const inPageOrder = (paths: readonly string[]): string[] => [...paths].sort((one, other) => rank(one) - rank(other));

/** Lets the form reveal refused fields in other sections. */
export const hiddenFields = (show: (section: FormSection) => void): HiddenFields => ({
  has: (path) => sectionOf(path) !== undefined,
  reveal: (refused) => {
    const [first] = inPageOrder(refused.filter((path) => sectionOf(path)));
    const section = first && sectionOf(first);
    if (section) show(section);
    return first;
  },
});

/** Focuses the first refused field of a step, or goes on to the next step if there is none. */
export const stepFields = (step: Section, goOn: () => void): HiddenFields => ({
  has: (path) => sectionOf(path) !== undefined,
  reveal: (refused) => {
    const [first] = inPageOrder(refused.filter((path) => sectionOf(path) === step));
    if (first === undefined) goOn();
    return first;
  },
});

/** The fields of all steps before this one. */
export const fieldsBefore = (step: Section): string[] =>
  placed.filter(({ section }) => sections.indexOf(section) < sections.indexOf(step)).map(({ path }) => path);
