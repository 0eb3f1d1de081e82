import { iso31661 } from 'iso-3166';
import { type ContinentCode, continents } from './continents.ts';

export interface Country {
  /** ISO 3166-1 */
  code: string;
  name: string;
  continent: ContinentCode;
}

/** ISO 3166-1. Twin: `src/entities/targeting/model/country-codes.ts`. */
export const countryCodes: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2));

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** By name. The standard's own names ("Iran (Islamic Republic of)") are not what people look for. */
export const countries: readonly Country[] = continents
  .flatMap(({ code: continent, countries: codes }) =>
    codes.map((code) => ({ code, name: names.of(code) ?? code, continent })),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
