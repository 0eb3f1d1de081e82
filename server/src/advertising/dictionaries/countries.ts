import { type ContinentCode, continents } from './continents.ts';

export interface Country {
  /** ISO 3166-1 */
  code: string;
  name: string;
  continent: ContinentCode;
}

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Countries by name. The standard's own names ("Iran (Islamic Republic of)") are not what users search for. */
export const countries: readonly Country[] = continents
  .flatMap(({ code: continent, countries: codes }) =>
    codes.map((code) => ({ code, name: names.of(code) ?? code, continent })),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
