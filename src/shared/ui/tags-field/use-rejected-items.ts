import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { type RejectedItem, RejectedItems } from '@/shared/ui/field';

const NONE: readonly RejectedItem[] = [];

/** Rejected entries of a field, stored in the form. */
export function useRejectedItems(name: string) {
  const { items, store } = use(RejectedItems);
  const { clearErrors, getFieldState } = useFormContext();
  return {
    rejected: items.get(name) ?? NONE,
    setRejected: (wrong: readonly RejectedItem[]) => {
      store(name, wrong);
      // clears the error together with the last rejected entry
      if (wrong.length === 0 && getFieldState(name).error?.type === 'validate') clearErrors(name);
    },
  };
}
