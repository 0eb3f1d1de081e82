import { chakra } from '@chakra-ui/react/styled-system';
import { styled } from '@/shared/theme';
import { ChoiceShell, type FieldProps, useField } from '@/shared/ui/field';
import { checkboxRecipe } from './checkbox-recipe';

const Target = styled('span', { base: { display: 'grid', placeItems: 'center', boxSize: '6', mx: '-1' } });

const Input = chakra('input', checkboxRecipe);

/** A yes-or-no value of a form. The label describes the checked state. */
export function CheckboxField({ name, label, help, disabled, disabledReason }: FieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
    error,
  } = useField(name);
  return (
    <ChoiceShell {...{ label, help, error, disabled, disabledReason }}>
      {(control) => (
        <Target>
          <Input
            {...control}
            ref={ref}
            name={name}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
            onBlur={onBlur}
          />
        </Target>
      )}
    </ChoiceShell>
  );
}
