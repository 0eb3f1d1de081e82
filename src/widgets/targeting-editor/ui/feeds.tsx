import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { FieldsSkeleton, Loading } from '@/shared/ui/skeleton';

/** Chooses the feeds whose requests the campaign serves. A stopped feed is offered only if it is already chosen. */
export function Feeds() {
  const query = useQuery(dictionaryQueries.feeds());
  const chosen: unknown = useFormContext().getValues('ads.feeds');
  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  if (!query.data)
    return (
      <Loading>
        <FieldsSkeleton fields={1} />
      </Loading>
    );
  return (
    <CheckboxListField
      name="ads.feeds"
      label="Feeds"
      help="Choose none to target all"
      options={query.data
        .filter(({ id, status }) => status === 'working' || (Array.isArray(chosen) && chosen.includes(id)))
        .map(({ id, name, status }) => ({ value: id, label: status === 'working' ? name : `${name} (stopped)` }))}
    />
  );
}
