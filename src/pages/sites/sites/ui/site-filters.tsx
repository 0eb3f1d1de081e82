import { useQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Cabinet } from '@/entities/session';
import { type SiteListState, verificationLabels } from '@/entities/site';
import { OneChoiceFilter } from '@/shared/ui/data-table';
import { WebmasterFilter } from './webmaster-filter';

type Filters = Pick<SiteListState, 'category' | 'verification' | 'owner'>;

interface SiteFiltersProps {
  cabinet: Cabinet;
  state: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const verifications = Object.entries(verificationLabels).map(([value, label]) => ({ value, label }));

/** Filters by verification, category and webmaster. */
export function SiteFilters({ cabinet, state, onChange }: SiteFiltersProps) {
  const { data: categories } = useQuery(dictionaryQueries.categories());
  return (
    <>
      <OneChoiceFilter
        label="Verification"
        anything="All sites"
        choices={verifications}
        chosen={state.verification}
        onChange={(chosen) => onChange({ verification: chosen as Filters['verification'] })}
      />
      <OneChoiceFilter
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
