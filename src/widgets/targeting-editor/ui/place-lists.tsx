import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { unwrapOpaque } from '@/shared/lib/forms';
import { IncludeExcludeField } from '@/shared/ui/include-exclude';
import { checkCity } from '../model/check-item';
import { listsOf } from '../model/lists';
import { sidesSummary } from '../model/summaries';
import { ListFields } from './list-panel';
import { Fields, Panel } from './panel';

const lists = listsOf('places').map((list) => ({
  ...list,
  names: [`ads.${list.field}.white`, `ads.${list.field}.black`] as const,
}));

const cities = ['ads.city_white_list', 'ads.city_black_list'] as const;

const sides = [0, 1].map((side) => [...lists, { names: cities }].map(({ names }) => names[side] ?? ''));

const paths = sides.flat();

/** The places of the tree as lists of codes and ids, for pasting from a spreadsheet. */
export function PlaceLists() {
  const values: readonly unknown[] = useWatch({ name: paths });
  const all = (side: number) =>
    values
      .slice(side * (lists.length + 1))
      .slice(0, lists.length + 1)
      .flatMap(unwrapOpaque);
  return (
    <Panel label="By code or ID" summary={sidesSummary(all(0), all(1))} names={paths}>
      <Fields>
        {lists.map((list) => (
          <ListFields key={list.field} {...list} />
        ))}
        <CityFields />
      </Fields>
    </Panel>
  );
}

/** Displays city ids with the names of the cities. */
function CityFields() {
  const ids = useWatch({ name: cities }).flatMap(unwrapOpaque).map(Number).filter(Number.isSafeInteger);
  const { data: named } = useQuery(dictionaryQueries.cities(ids));
  return (
    <IncludeExcludeField
      names={cities}
      label="Cities"
      help="City IDs. Search for cities by name above"
      check={checkCity}
      choices={named?.map(({ id, name, country }) => ({ value: String(id), label: `${name}, ${country}` }))}
    />
  );
}
