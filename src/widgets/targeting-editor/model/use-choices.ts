import type { ListField } from '@preroll/rules/targeting/targeting-fields';
import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import { resolutionQueries, resolutionSize } from '@/entities/resolution';
import type { TagChoice } from '@/shared/ui/tags-field';

/** The options of any query that selects choices. */
type Choices = UseQueryOptions<never, Error, readonly TagChoice[], never>;

const choices = <Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  select: (data: Data) => readonly TagChoice[],
) => ({ ...query, select }) as unknown as Choices;

interface Named {
  code: string;
  name: string;
}

const byName = (items: readonly Named[]): TagChoice[] => items.map(({ code, name }) => ({ value: code, label: name }));

const continents = choices(dictionaryQueries.placesIn(null), ({ items }) =>
  items.map(({ id, name }) => ({ value: id, label: name })),
);

/** Includes the country, because regions of different countries may share a name. */
const regions = choices(dictionaryQueries.regions(), (items) =>
  items.map(({ code, name, country }) => ({ value: code, label: `${name}, ${country}` })),
);

const resolutions = choices(resolutionQueries.list(), (items) =>
  items.map((resolution) => ({
    value: String(resolution.id),
    label: resolution.name ? `${resolutionSize(resolution)}, ${resolution.name}` : resolutionSize(resolution),
  })),
);

const nothing = choices({ queryKey: ['no choices'], queryFn: skipToken }, () => []);

function choicesOf(field: ListField): Choices {
  switch (field) {
    case 'continent':
      return continents;
    case 'country':
      return choices(dictionaryQueries.countries(), byName);
    case 'region':
      return regions;
    case 'resolution':
      return resolutions;
    case 'languages':
      return choices(dictionaryQueries.languages(), byName);
    case 'categories':
      return choices(dictionaryQueries.categories(), byName);
    case 'browsers':
    case 'desktop_os':
    case 'mobile_os':
    case 'tablet_os':
      return choices(dictionaryQueries.systems(), (systems) => byName(systems[field]));
    default:
      return nothing;
  }
}

/** The dictionary of a list, if it has one. It is fetched when the list is first opened. */
export function useChoices(field: ListField): readonly TagChoice[] | undefined {
  return useQuery(choicesOf(field)).data;
}
