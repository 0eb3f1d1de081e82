import { chakra } from '@chakra-ui/react/styled-system';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';

const Textarea = chakra('textarea', { ...inputRecipe, base: { ...inputRecipe.base, py: '2', resize: 'vertical' } });

/** Several lines of text; grows with what is written where the browser can. */
export function TextareaField({ name, rows = 3, ...shell }: FieldProps & { rows?: number }) {
  const { field, error } = useField(name);
  return (
    <FieldShell {...shell} error={error}>
      {(control) => <Textarea {...control} {...field} value={field.value ?? ''} rows={rows} />}
    </FieldShell>
  );
}
