/** Ten thousand rows with twelve columns, the same ones for every table. */
export interface Campaign {
  id: number;
  name: string;
  advertiser: string;
  status: string;
  shows: number;
  clicks: number;
  first: number;
  middle: number;
  third: number;
  complete: number;
  spent: number;
  changed: string;
}

const subjects = [
  'Spring sale',
  'Brand film',
  'Retargeting',
  'Winter tyres',
  'New flavour',
  'City tour',
  'Loyalty card',
];
const advertisers = ['Acme', 'Borealis', 'Citrus', 'Delta Foods', 'Everest', 'Fjord'];
const statuses = ['working', 'stopped', 'moderate', 'approved', 'archive'];

function make(): Campaign[] {
  // numbers that look random and are the same in every run (a linear congruence, as in Numerical Recipes)
  let seed = 42;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed >>> 8) % limit;
  };
  const one = (words: readonly string[]) => words[below(words.length)] ?? '';
  return Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: `${one(subjects)} ${below(100_000)}`,
    advertiser: one(advertisers),
    status: one(statuses),
    shows: below(1_000_000),
    clicks: below(50_000),
    first: below(900_000),
    middle: below(700_000),
    third: below(500_000),
    complete: below(400_000),
    spent: below(9_000_000) / 100,
    changed: `2026-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`,
  }));
}

export const campaigns = make();

/** Every column, its header, and its width in pixels. */
export const columns = [
  ['name', 'Name', 220],
  ['advertiser', 'Advertiser', 140],
  ['status', 'Status', 110],
  ['shows', 'Shows', 110],
  ['clicks', 'Clicks', 110],
  ['first', 'First quartile', 120],
  ['middle', 'Midpoint', 110],
  ['third', 'Third quartile', 120],
  ['complete', 'Complete', 110],
  ['spent', 'Spent', 110],
  ['changed', 'Changed', 120],
  ['id', 'Number', 100],
] as const satisfies readonly (readonly [keyof Campaign, string, number])[];

/** As high as our table makes itself in the window of the bench. */
export const height = 676;
export const rowHeight = 44;

/** Where the text filter looks, in all tables. */
export const matches = ({ name, advertiser }: Campaign, text: string) =>
  name.toLowerCase().includes(text.toLowerCase()) || advertiser.toLowerCase().includes(text.toLowerCase());
