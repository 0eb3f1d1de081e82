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
}

/** Selects several of a few options. Values keep the order and the type of the options. */
export function CheckboxListField<Value extends string | number>({
  name,
  options,
  disabled,
  ...shell
}: CheckboxListFieldProps<Value>) {
  const { field, error } = useField(name);
  const isLocked = lockedReason({ disabled, ...shell }) !== undefined;
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  // keeps values that are no longer offered, because the user hasn't removed them
  const change = (value: Value, isIn: boolean) => {
    const others = chosen.filter((other) => !options.some((option) => option.value === other));
    const offered = options.map((option) => option.value);
    field.onChange([...offered.filter((other) => (other === value ? isIn : chosen.includes(other))), ...others]);
  };
  return (
    <FieldGroup {...shell} error={error}>
      {() => (
        <Options>
          {options.map(({ value, label }, index) => (
            <Option key={value}>
              <Input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                name={name}
                checked={chosen.includes(value)}
                disabled={isLocked}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => change(value, target.checked)}
                onBlur={field.onBlur}
              />
              <span>{label}</span>
            </Option>
          ))}
        </Options>
      )}
    </FieldGroup>
  );
}
