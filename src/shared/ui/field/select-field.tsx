import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { FieldShell } from './field-shell';
import { inputRecipe } from './input-recipe';
import { type FieldProps, useField } from './use-field';
import { WithEndSlot } from './with-end-slot';

const Row = chakra(WithEndSlot, {
  base: { '& > svg': { boxSize: '4', me: '3', color: 'text.subtle', pointerEvents: 'none' } },
});

const Select = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'none', textOverflow: 'ellipsis', pe: '9' },
});

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
}

/** Native select for a few options, which works best on every device. The value keeps the type of the options. */
export function SelectField<Value extends string | number>({
  name,
  label,
  help,
  required,
  disabled,
  disabledReason,
  options,
  placeholder,
}: SelectFieldProps<Value>) {
  const { field, error } = useField(name);
  const choose = (text: string) => field.onChange(options.find(({ value }) => String(value) === text)?.value ?? null);
  return (
    <FieldShell {...{ label, help, error, required, disabled, disabledReason }}>
      {(control) => (
        <Row>
          <Select {...control} {...field} value={field.value ?? ''} onChange={({ target }) => choose(target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden />
        </Row>
      )}
    </FieldShell>
  );
}
