import { chakra } from '@chakra-ui/react/styled-system';
import { checkboxRecipe } from './checkbox-recipe';

const Target = chakra('label', {
  base: { display: 'grid', placeItems: 'center', boxSize: '6', position: 'relative', zIndex: 1, cursor: 'pointer' },
});

const Input = chakra('input', checkboxRecipe);

interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Some, not all. */
  mixed?: boolean;
  /** There is nothing to choose yet. */
  disabled?: boolean;
  /** `asRange` with Shift held. */
  onChange: (checked: boolean, asRange: boolean) => void;
}

/** A bare box with a name nobody sees, for rows and heads of tables. In a form, use `CheckboxField`. */
export function Checkbox({ label, checked, mixed = false, disabled = false, onChange }: CheckboxProps) {
  return (
    <Target>
      <Input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(element: HTMLInputElement | null) => {
          if (element) element.indeterminate = mixed;
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Target>
  );
}
