import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { type HeldItem, HeldItems } from '@/shared/ui/field';

const NOTHING: readonly HeldItem[] = [];

/** What a field could not take in; it stays with the form. */
export function useHeld(name: string) {
  const { items, hold } = use(HeldItems);
  const { clearErrors, getFieldState } = useFormContext();
  return {
    wrong: items.get(name) ?? NOTHING,
    setWrong: (wrong: readonly HeldItem[]) => {
      hold(name, wrong);
      // what was said of it goes with it
      if (wrong.length === 0 && getFieldState(name).error?.type === 'validate') clearErrors(name);
    },
  };
}
