import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ordSourceQueries } from '@/entities/ord';

const IDS = 'ord_advert.contract_external_ids';

/** The contract of the chosen source. */
export function useSourceContract() {
  const sourceId: unknown = useWatch({ name: 'ord_advert.source_id' });
  const { data: sources } = useQuery(ordSourceQueries.working());
  return sources?.find(({ id }) => id === sourceId)?.contract;
}

/**
 * Fills in the contract of the source if none is entered yet, and replaces it when another source is chosen. Contracts
 * entered by the user are not changed.
 */
export function useOwnContract(): void {
  const contract = useSourceContract();
  const offered = contract === undefined ? undefined : (contract?.externalId ?? null);
  const { getValues, setValue } = useFormContext();
  const before = useRef<string | null>(null);

  useEffect(() => {
    if (offered === undefined) return;
    const ids: readonly string[] = getValues(IDS) ?? [];
    const isOurs = ids.length === 0 || (ids.length === 1 && ids[0] === before.current);
    before.current = offered;
    if (!isOurs || getValues('ord_advert.payer') !== 'contract_external_ids' || ids[0] === (offered ?? undefined))
      return;
    setValue(IDS, offered === null ? [] : [offered], { shouldDirty: true, shouldValidate: offered !== null });
  }, [offered, getValues, setValue]);
}
