import type { components } from '../../platform/contract/generated/contract.d.ts';
import { type City, type CityIndex, openCities } from './cities.ts';
import { continents } from './continents.ts';
import { countries } from './countries.ts';
import { regions } from './regions.ts';
import { createWordIndex } from './word-index.ts';

export type Place = components['schemas']['Place'];
type PlaceType = components['schemas']['PlaceType'];

const continentPlaces = continents.map(
  ({ code, name }): Place => ({ id: code, type: 'continent', name, parent_id: null, path: [], has_children: true }),
);
const continentNames = new Map<string, string>(continents.map(({ code, name }) => [code, name]));
const countryPlaces = countries.map(
  ({ code, name, continent }): Place => ({
    id: code,
    type: 'country',
    name,
    parent_id: continent,
    path: [continentNames.get(continent) ?? continent],
    has_children: true,
  }),
);
const countryById = new Map(countryPlaces.map((place) => [place.id, place]));
const regionPlaces = regions.map(({ code, name, country }): Place => {
  const { path, name: countryName } = countryById.get(country) ?? { path: [], name: country };
  return { id: code, type: 'region', name, parent_id: country, path: [...path, countryName], has_children: true };
});
const regionById = new Map(regionPlaces.map((place) => [place.id, place]));

export function toCityPlace(city: City): Place {
  const parent = (city.region === null ? undefined : regionById.get(city.region)) ?? countryById.get(city.country);
  return {
    id: String(city.id),
    type: 'city',
    name: city.name,
    parent_id: parent?.id ?? null,
    path: parent ? [...parent.path, parent.name] : [],
    has_children: false,
  };
}

const searchAreas = createWordIndex([...continentPlaces, ...countryPlaces, ...regionPlaces]);

/** Finds places of all levels by the beginning of any word of their name: highest level first, then by population. */
export async function searchPlaces(text: string, limit: number): Promise<Place[]> {
  const areas = searchAreas(text, () => true, limit);
  const { search } = await openCities();
  return [...areas, ...search(text, () => true, limit - areas.length).map(toCityPlace)].slice(0, limit);
}

/**
 * Lists the children of a place in the tree of continent, country, region and city; without a place, the continents.
 */
export async function childrenOf(parent: { type?: PlaceType; id?: string }): Promise<Place[]> {
  const of = (places: Place[]) => places.filter(({ parent_id }) => parent_id === parent.id);
  switch (parent.type) {
    case undefined:
      return continentPlaces;
    case 'continent':
      return of(countryPlaces);
    case 'country':
      return [...of(regionPlaces), ...citiesOf(await openCities(), parent.id, null)];
    case 'region':
      return citiesOf(await openCities(), parent.id?.slice(0, 2), parent.id);
    case 'city':
      return [];
  }
}

const citiesOf = ({ cities }: CityIndex, country: string | undefined, region: string | null | undefined) =>
  cities.filter((city) => city.country === country && city.region === region).map(toCityPlace);
