import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { RejectedItems } from '@/shared/ui/field';
import { errorPaths } from '@/shared/ui/form';

/** Paths of the fields that the surrounding form refuses, also those of other sections. */
export function useRefusedFields(): string[] {
  'use no memo'; // opts out of React Compiler: `errors` changes and keeps its identity
  const { errors } = useFormState();
  const { items: held } = use(RejectedItems);
  return [...new Set([...errorPaths(errors), ...held.keys()])];
}
