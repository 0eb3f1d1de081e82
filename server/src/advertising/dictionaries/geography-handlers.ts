import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { categories } from './categories.ts';
import { type City, openCities } from './cities.ts';
import { countries } from './countries.ts';
import { languages } from './languages.ts';
import { childrenOf, searchPlaces, toCityPlace } from './places.ts';
import { regions } from './regions.ts';
import { systems } from './systems.ts';

type Operations =
  | 'listCountries'
  | 'listRegions'
  | 'listLanguages'
  | 'listCategories'
  | 'getSystems'
  | 'listCities'
  | 'listPlaces';

/** Serves the static dictionaries of targeting, which ship with the program and are the same for all users. */
export const geographyHandlers = (): Pick<Handlers, Operations> => ({
  async listCountries() {
    return { status: 200, body: toList(countries) };
  },

  async listRegions({ query: { country } }) {
    return {
      status: 200,
      body: toList(regions.filter((region) => country === undefined || region.country === country)),
    };
  },

  async listLanguages() {
    return { status: 200, body: toList(languages) };
  },

  async listCategories() {
    return { status: 200, body: toList(categories) };
  },

  async getSystems() {
    return { status: 200, body: systems };
  },

  async listCities({ query: { search = '', country, region, ids, limit } }) {
    const index = await openCities();
    if (ids !== undefined)
      return { status: 200, body: toList(ids.flatMap((id) => index.byId.get(id) ?? []).map(toBody)) };
    const matches = (city: City) =>
      (country === undefined || city.country === country) && (region === undefined || city.region === region);
    return { status: 200, body: toList(index.search(search, matches, limit).map(toBody)) };
  },

  async listPlaces({ query: { search, parent_type, parent_id, offset, limit } }) {
    const places = search
      ? await searchPlaces(search, offset + limit)
      : await childrenOf({ type: parent_type, id: parent_id });
    return { status: 200, body: { items: places.slice(offset, offset + limit), total: places.length } };
  },
});

const toList = <T>(items: readonly T[]) => ({ items: [...items], total: items.length });

const toBody = (city: City): components['schemas']['City'] => ({
  id: city.id,
  name: city.name,
  country: city.country,
  region: city.region,
  population: city.population,
  path: toCityPlace(city).path,
});
