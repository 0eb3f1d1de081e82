import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { unwrapOpaque } from '@/shared/lib/forms';
import { IncludeExcludeField } from '@/shared/ui/include-exclude';
import { checkCity } from '../model/check-item';
import { sidesSummary } from '../model/summaries';
import { Panel } from './panel';

const names = ['ads.city_white_list', 'ads.city_black_list'] as const;

/** Cities by id, for pasting from a spreadsheet. The tree finds cities by name. */
export function CityLists() {
  const [white, black]: unknown[] = useWatch({ name: names });
  return (
    <Panel label="Cities" summary={sidesSummary(white, black)} names={names}>
      <CityFields ids={[white, black].flatMap(unwrapOpaque).map(Number).filter(Number.isSafeInteger)} />
    </Panel>
  );
}

/** Shows the chosen ids with the names of their cities. Names are fetched when the panel is opened. */
function CityFields({ ids }: { ids: readonly number[] }) {
  const { data: cities } = useQuery(dictionaryQueries.cities(ids));
  return (
    <IncludeExcludeField
      names={names}
      label="Cities"
      help="City IDs. Search for cities by name above"
      check={checkCity}
      choices={cities?.map(({ id, name, country }) => ({ value: String(id), label: `${name}, ${country}` }))}
    />
  );
}
