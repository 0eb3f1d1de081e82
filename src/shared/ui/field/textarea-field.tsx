import { chakra } from '@chakra-ui/react/styled-system';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';

const Textarea = chakra('textarea', { ...inputRecipe, base: { ...inputRecipe.base, py: '2', resize: 'vertical' } });

/** Several lines of text; grows with what is written where the browser can. */
export function TextareaField({ name, label, help, required, disabled, rows = 3 }: FieldProps & { rows?: number }) {
  const { field, error } = useField(name);
  return (
    <FieldShell label={label} help={help} error={error} required={required}>
      {(control) => <Textarea {...control} {...field} value={field.value ?? ''} rows={rows} disabled={disabled} />}
    </FieldShell>
  );
}
