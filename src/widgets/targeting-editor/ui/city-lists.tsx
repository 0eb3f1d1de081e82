import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { inWhole } from '@/shared/lib/forms';
import { IncludeExcludeField } from '@/shared/ui/include-exclude';
import { checkCity } from '../model/check-item';
import { sidesSummary } from '../model/summaries';
import { Panel } from './panel';

const names = ['ads.city_white_list', 'ads.city_black_list'] as const;

/** Cities by their ids, for who has them in a table; by name they are found in the tree. */
export function CityLists() {
  const [white, black]: unknown[] = useWatch({ name: names });
  return (
    <Panel label="Cities" summary={sidesSummary(white, black)} names={names}>
      <CityFields ids={[white, black].flatMap(inWhole).map(Number).filter(Number.isSafeInteger)} />
    </Panel>
  );
}

/** What is chosen is shown by name, once somebody looks. */
function CityFields({ ids }: { ids: readonly number[] }) {
  const { data: cities } = useQuery(dictionaryQueries.cities(ids));
  return (
    <IncludeExcludeField
      names={names}
      label="Cities"
      help="Ids of cities; by name they are found above"
      check={checkCity}
      choices={cities?.map(({ id, name, country }) => ({ value: String(id), label: `${name}, ${country}` }))}
    />
  );
}
