import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getSystems,
  listCategories,
  listCities,
  listCountries,
  listFeeds,
  listFormats,
  listLanguages,
  listPlaces,
  listRegions,
  listScripts,
  type Place,
} from '@/shared/api';
import { toFormat } from '../model/format';

const HOUR = 3_600_000;

/** For data that changes only with a release of the server, or rarely by an admin. */
const lasting = { staleTime: HOUR, gcTime: HOUR };

/** The most places that are listed at once; a search finds the others. */
const MAX_PLACES = 200;

/** The most ids that one request accepts. */
const MAX_CITY_IDS = 200;

const all = () => ['dictionary'] as const;

/** Options of a query for a whole dictionary. */
const wholeList = <Item>(name: string, read: (options: { signal: AbortSignal }) => Promise<{ items: Item[] }>) =>
  queryOptions({
    queryKey: [...all(), name],
    queryFn: async ({ signal }) => (await read({ signal })).items,
    ...lasting,
  });

export const dictionaryQueries = {
  all,
  formats: () =>
    queryOptions({
      queryKey: [...all(), 'formats'],
      queryFn: async ({ signal }) => (await listFormats({ signal })).items.map(toFormat),
    }),
  feeds: () => wholeList('feeds', listFeeds),
  /** The working scripts of both kinds; defaults come first. */
  scripts: () =>
    queryOptions({
      queryKey: [...all(), 'scripts'],
      queryFn: async ({ signal }) => (await listScripts(undefined, { signal })).items,
    }),
  countries: () => wholeList('countries', listCountries),
  regions: () => wholeList('regions', (options) => listRegions(undefined, options)),
  /** Cities by id, up to the limit of one request; the others are shown without a name. */
  cities: (ids: readonly number[]) => {
    const limited = ids.slice(0, MAX_CITY_IDS);
    return queryOptions({
      queryKey: [...all(), 'cities', limited],
      queryFn: async ({ signal }) =>
        limited.length === 0 ? [] : (await listCities({ ids: [...limited], limit: MAX_CITY_IDS }, { signal })).items,
      placeholderData: keepPreviousData,
      ...lasting,
    });
  },
  languages: () => wholeList('languages', listLanguages),
  categories: () => wholeList('categories', listCategories),
  systems: () =>
    queryOptions({
      queryKey: [...all(), 'systems'],
      queryFn: ({ signal }) => getSystems({ signal }),
      ...lasting,
    }),
  /** The places inside a place; the continents without one. */
  placesIn: (place: Pick<Place, 'type' | 'id'> | null) =>
    queryOptions({
      queryKey: [...all(), 'places', place && `${place.type} ${place.id}`],
      queryFn: ({ signal }) =>
        listPlaces({ limit: MAX_PLACES, ...(place && { parent_type: place.type, parent_id: place.id }) }, { signal }),
      ...lasting,
    }),
  /** Places of all levels that have a word starting with the text in their name. */
  searchPlaces: (search: string) =>
    queryOptions({
      queryKey: [...all(), 'places named', search],
      queryFn: ({ signal }) => listPlaces({ search, limit: 50 }, { signal }),
    }),
};
