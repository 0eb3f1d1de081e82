import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { RejectedItems } from '@/shared/ui/field';
import { errorPaths } from '@/shared/ui/form';

/** Paths of all fields with errors in the surrounding form, including fields of other sections. */
export function useRefusedFields(): string[] {
  'use no memo'; // opts out of React Compiler: `errors` changes and keeps its identity
  const { errors } = useFormState();
  const { items: held } = use(RejectedItems);
  return [...new Set([...errorPaths(errors), ...held.keys()])];
}
