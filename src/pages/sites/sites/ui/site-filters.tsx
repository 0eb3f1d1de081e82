import { useQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Cabinet } from '@/entities/session';
import { type SiteListState, verificationLabels } from '@/entities/site';
import { WebmasterFilter } from '@/features/filter-by-client';
import { type MoreFilter, SingleChoiceFilter } from '@/shared/ui/data-table';

type Filters = Pick<SiteListState, 'category' | 'owner'>;

interface SiteFiltersProps {
  cabinet: Cabinet;
  state: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const verifications = Object.entries(verificationLabels).map(([value, label]) => ({ value, label }));

export const verificationFilter = (
  chosen: SiteListState['verification'],
  onChange: (change: Pick<SiteListState, 'verification'>) => void,
): MoreFilter => ({
  id: 'verification',
  label: 'Verification',
  kind: 'one',
  choices: verifications,
  chosen: chosen === undefined ? [] : [chosen],
  onChange: ([verification]) => onChange({ verification: verification as SiteListState['verification'] }),
});

export function SiteFilters({ cabinet, state, onChange }: SiteFiltersProps) {
  const { data: categories } = useQuery(dictionaryQueries.categories());
  return (
    <>
      <SingleChoiceFilter
        label="Category"
        anything="All categories"
        choices={categories?.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={state.category}
        onChange={(category) => onChange({ category })}
      />
      <WebmasterFilter cabinet={cabinet} owner={state.owner} onChange={onChange} />
    </>
  );
}
