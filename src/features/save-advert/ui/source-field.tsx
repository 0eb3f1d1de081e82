import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { registrationLabels } from '@/entities/advert';
import { ordSourceQueries } from '@/entities/ord';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';

/** The source of the ERID. A source that was stopped later is still offered for its adverts. */
export function SourceField() {
  const query = useQuery(ordSourceQueries.working());
  const chosen: unknown = useWatch({ name: 'ord_advert.source_id' });
  const { setValue } = useFormContext();
  const preferred = query.data?.find(({ isDefault }) => isDefault) ?? query.data?.[0];

  // an effect, because the list may load after the registration was added, or after a missing source was reported
  useEffect(() => {
    if (chosen === null && preferred) setValue('ord_advert.source_id', preferred.id, { shouldValidate: true });
  }, [chosen, preferred, setValue]);

  const failure = failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const sources = query.data ?? [];
  const hasStopped = query.data && typeof chosen === 'number' && !sources.some(({ id }) => id === chosen);
  return (
    <SelectField
      name="ord_advert.source_id"
      label={registrationLabels.source_id}
      help={query.data?.length === 0 ? 'No source is available. Ask an admin to add one' : 'Who obtains the ERID'}
      required
      placeholder={query.data ? 'Choose a source' : 'Loading'}
      options={[
        ...sources.map(({ id, name }) => ({ value: id, label: name })),
        ...(hasStopped ? [{ value: chosen, label: `Source ${chosen} (stopped)` }] : []),
      ]}
    />
  );
}
