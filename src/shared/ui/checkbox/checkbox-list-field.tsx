import { chakra } from '@chakra-ui/react/styled-system';
import { styled } from '@/shared/theme';
import { FieldGroup, type FieldProps, lockedReason, type SelectOption, useField } from '@/shared/ui/field';
import { checkboxRecipe } from './checkbox-recipe';

const Options = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.40}), 1fr))',
    columnGap: '4',
  },
});

const Option = styled('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '8', cursor: 'pointer' },
});

const Input = chakra('input', checkboxRecipe);

interface CheckboxListFieldProps<Value extends string | number> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** Keeps the order of selection and shows the position of each option. */
  isOrdered?: boolean;
}

/** Selects several of a few options. Values keep the type of the options and, unless `isOrdered`, their order. */
export function CheckboxListField<Value extends string | number>({
  name,
  options,
  isOrdered = false,
  disabled,
  ...shell
}: CheckboxListFieldProps<Value>) {
  const { field, error } = useField(name);
  const isLocked = lockedReason({ disabled, ...shell }) !== undefined;
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  // keeps values that are no longer offered, because the user hasn't removed them
  const change = (value: Value, isIn: boolean) => {
    const others = chosen.filter((other) => !options.some((option) => option.value === other));
    if (isOrdered) return field.onChange(isIn ? [...chosen, value] : chosen.filter((other) => other !== value));
    const offered = options.map((option) => option.value);
    field.onChange([...offered.filter((other) => (other === value ? isIn : chosen.includes(other))), ...others]);
  };
  const textOf = ({ value, label }: SelectOption<Value>) =>
    isOrdered && chosen.includes(value) ? `${chosen.indexOf(value) + 1}. ${label}` : label;
  return (
    <FieldGroup {...shell} error={error}>
      {() => (
        <Options>
          {options.map((option, index) => (
            <Option key={option.value}>
              <Input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                name={name}
                checked={chosen.includes(option.value)}
                disabled={isLocked}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => change(option.value, target.checked)}
                onBlur={field.onBlur}
              />
              <span>{textOf(option)}</span>
            </Option>
          ))}
        </Options>
      )}
    </FieldGroup>
  );
}
