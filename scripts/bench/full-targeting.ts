import { countries } from '../../server/src/dictionaries/countries.ts';
import { listFields, type WholeTargeting } from '../../server/src/targeting/targeting-fields.ts';

/** As many as a list holds. */
const MOST = 5000;

type ListField = (typeof listFields)[number];

const codes = countries.map(({ code }) => code);

/** As many different entries as both sides hold, or as there are. */
const entriesOf: Record<ListField, () => string[]> = {
  browsers: () => both((index) => `browser ${index}`),
  desktop_os: () => both((index) => `system ${index}`),
  mobile_os: () => both((index) => `system ${index}`),
  tablet_os: () => both((index) => `system ${index}`),
  languages: () => both((index) => `en-x-${index}`),
  ip: () => both((index) => `10.${index >> 8}.${index & 255}.0/24`),
  referer: () => both((index) => `*.site-${index}.example`),
  source: () => both((index) => `source ${index}`),
  continent: () => ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'],
  country: () => codes,
  region: () => both((index) => `${codes[index % codes.length]}-${Math.floor(index / codes.length)}`),
  categories: () =>
    upTo(26).flatMap((number) => ['', ...upTo(99).map((part) => `-${part}`)].map((part) => `IAB${number}${part}`)),
  keywords: () => both((index) => `keyword ${index}`),
  resolution: () => both((index) => String(index + 1)),
};

const both = <T>(make: (index: number) => T) => Array.from({ length: 2 * MOST }, (_, index) => make(index));
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

const halves = <T>(all: T[]) => {
  const middle = Math.ceil(all.length / 2);
  return { white: all.slice(0, middle), black: all.slice(middle) };
};

/** Plain values with both sides of every list full, or holding half of all that there is: seven continents are few. */
export function fullTargeting(): Pick<WholeTargeting, ListField | 'city_white_list' | 'city_black_list'> {
  const lists = listFields.map((field) => [field, halves(entriesOf[field]())] as const);
  const cities = halves(both((index) => index + 1));
  return {
    ...(Object.fromEntries(lists) as Pick<WholeTargeting, ListField>),
    city_white_list: cities.white,
    city_black_list: cities.black,
  };
}
