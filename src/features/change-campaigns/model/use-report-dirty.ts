import { useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';

/** Reports to the surrounding dialog whether the form has unsaved changes. */
export function useReportDirty<Values extends FieldValues>(
  { control }: UseFormReturn<Values>,
  onEdit: (isDirty: boolean) => void,
): void {
  const { isDirty } = useFormState({ control });
  useEffect(() => onEdit(isDirty), [isDirty, onEdit]);
}
