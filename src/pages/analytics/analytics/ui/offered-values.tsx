import { formatCondition } from '@preroll/rules/analytics/analytics-conditions';
import { minTextLength } from '@preroll/rules/analytics/analytics-filters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { analyticsQueries, answerFailure, MAX_OFFERED_VALUES } from '@/entities/analytics';
import type { AnalyticsDimensionField, AnalyticsValue } from '@/shared/api';
import { STALE_LIMIT, useDebouncedSearch, useSustained } from '@/shared/lib/scheduling';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { SearchField } from '@/shared/ui/search-field';
import { Stale } from '@/shared/ui/stale';
import { formatValue } from '../model/format-value';
import type { Report } from '../model/report';

interface OfferedValuesProps extends Pick<Report, 'cabinet' | 'spec'> {
  field: AnalyticsDimensionField;
  /** Index of the condition; after the last one for a new condition. */
  place: number;
}

/**
 * Offers the values of a dimension that have results in the period, most frequent first. The search covers all of them;
 * selected values stay on top while searching.
 */
export function OfferedValues({ cabinet, spec, field: { name, label, operators }, place }: OfferedValuesProps) {
  const [search, setSearch] = useState('');
  const text = useDebouncedSearch(search.trim());
  const chosen = useWatch<{ values: string[] }, 'values'>({ name: 'values' });
  // the values that were selected when the search began, in their order then
  const [onTop, setOnTop] = useState<readonly string[]>(chosen);
  const [seen, setSeen] = useState<readonly AnalyticsValue[]>([]);
  const isSearched = operators.includes('contains');
  const conditionOn = (operator: 'in' | 'contains', values: string[]) =>
    formatCondition({ dimension: name, operator, values });
  const others = spec.conditions.toSpliced(place, 1).map(formatCondition);
  const searched = isSearched && text.length >= minTextLength(name) ? [conditionOn('contains', [text])] : [];
  const found = useQuery(analyticsQueries.values(cabinet, spec, name, [...others, ...searched]));
  const isOverdue = useSustained(found.isPlaceholderData, STALE_LIMIT);
  // equal to the request of the condition's chip, so the answer is cached
  const [edited] = useState(chosen);
  const named = useQuery({
    ...analyticsQueries.values(cabinet, spec, name, [conditionOn('in', edited)]),
    enabled: edited.length > 0,
  });

  const failure = answerFailure(found);
  if (failure) return <ErrorState {...failure} />;
  if (!found.data) return <LoadingIndicator />;
  const known = [...found.data, ...seen, ...(named.data ?? [])];
  const topValues = onTop.map((value) => known.find((one) => one.value === value) ?? { value, label: '' });
  const offered = [...topValues, ...found.data.filter(({ value }) => !onTop.includes(value))];
  const isCut = found.data.length >= MAX_OFFERED_VALUES;

  const begin = (next: string) => {
    setSearch(next);
    setOnTop(chosen);
    setSeen(offered.filter(({ value }) => chosen.includes(value)));
  };
  return (
    <>
      {isSearched && <SearchField label={`Search ${label.toLowerCase()}`} value={search} onSearch={begin} delay={0} />}
      <Stale when={found.isPlaceholderData}>
        {isOverdue ? (
          <LoadingIndicator />
        ) : (
          <CheckboxListField
            name="values"
            label="Values"
            help={isCut ? `The ${MAX_OFFERED_VALUES} most frequent ones. Search for others.` : undefined}
            options={offered.map((value) => ({ value: value.value, label: formatValue(name, value) }))}
          />
        )}
        {found.data.length === 0 && (
          <p>
            {searched.length > 0
              ? 'Nothing of that name has results in this period.'
              : 'Nothing has results in this period.'}
          </p>
        )}
      </Stale>
    </>
  );
}
