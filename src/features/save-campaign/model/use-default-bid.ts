import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Format } from '@/entities/dictionary';
import type { CampaignFormValues } from './campaign-form';

/**
 * Sets the bid to the minimum of the first format, in the currency of the chosen owner, until the user enters another
 * one.
 */
export function useDefaultBid(
  form: UseFormReturn<CampaignFormValues>,
  [format]: readonly Format[],
  currency: string | undefined,
): void {
  const floor = format?.priceFloors[currency ?? ''];
  const given = useRef(floor ?? null);
  useEffect(() => {
    if (floor === undefined || form.getValues('bid') !== given.current) return;
    given.current = floor;
    form.setValue('bid', floor);
    form.clearErrors('bid');
  }, [form, floor]);
}
