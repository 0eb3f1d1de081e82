import { chakra } from '@chakra-ui/react/styled-system';
import type { ChangeEvent, ComponentProps } from 'react';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { Suffix, WithSuffix } from './suffix';
import { type FieldProps, useField } from './use-field';

const Input = chakra('input', inputRecipe);

interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'min' | 'max' | 'step'> {
  /** The value of a `number` is a number, or null when the field is empty. */
  type?: 'text' | 'email' | 'url' | 'number';
  /** Unit behind the value: `s`, `%`, `EUR`. */
  suffix?: string;
}

/** One line of text, or a number with its unit. */
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

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (type !== 'number') field.onChange(target.value);
    else field.onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
  };

  return (
    <FieldShell {...{ label, help, error, required, disabled, disabledReason }}>
      {(control) => (
        <WithSuffix data-suffix={suffix}>
          <Input {...input} {...control} {...field} value={field.value ?? ''} type={type} onChange={change} />
          {suffix && <Suffix>{suffix}</Suffix>}
        </WithSuffix>
      )}
    </FieldShell>
  );
}
