import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';
import { Suffix, WithEndSlot } from './with-end-slot';

const Input = chakra('input', inputRecipe);

interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder'> {
  type?: 'text' | 'email';
  /** Unit after the value: `s`, `%`, `EUR`. */
  suffix?: string;
}

/** Single-line text. Use the specialized fields for numbers and URLs. */
export function TextField({
  name,
  label,
  help,
  required,
  disabled,
  disabledReason,
  suffix,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { field, error } = useField(name);

  return (
    <FieldShell {...{ label, help, error, required, disabled, disabledReason }}>
      {(control) => (
        <WithEndSlot data-suffix={suffix}>
          <Input {...input} {...control} {...field} value={field.value ?? ''} type={type} />
          {suffix && <Suffix>{suffix}</Suffix>}
        </WithEndSlot>
      )}
    </FieldShell>
  );
}
