import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';
import { ordSourceQueries } from '../api/ord-source-queries';

/** Who obtains the ERID. A source that has stopped since stays with the adverts that have it. */
export function SourceField() {
  const query = useQuery(ordSourceQueries.working());
  const chosen: unknown = useWatch({ name: 'ord_advert.source_id' });
  const { setValue } = useFormContext();
  const usual = query.data?.find(({ isDefault }) => isDefault) ?? query.data?.[0];

  // the list may come later than the registration was begun, or than somebody was told that it lacks a source
  useEffect(() => {
    if (chosen === null && usual) setValue('ord_advert.source_id', usual.id, { shouldValidate: true });
  }, [chosen, usual, setValue]);

  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const sources = query.data ?? [];
  const hasStopped = query.data && typeof chosen === 'number' && !sources.some(({ id }) => id === chosen);
  return (
    <SelectField
      name="ord_advert.source_id"
      label="Source"
      help={query.data?.length === 0 ? 'None works yet. Ask an admin for one' : 'Who obtains the ERID'}
      required
      placeholder={query.data ? 'Choose a source' : 'Loading'}
      options={[
        ...sources.map(({ id, name }) => ({ value: id, label: name })),
        ...(hasStopped ? [{ value: chosen, label: `Source ${chosen}, which has stopped` }] : []),
      ]}
    />
  );
}
