import { chakra } from '@chakra-ui/react/styled-system';
import { styled } from '@/shared/theme';
import { checkboxRecipe } from './checkbox-recipe';

const Target = styled('label', {
  base: { display: 'grid', placeItems: 'center', boxSize: '6', position: 'relative', zIndex: 1, cursor: 'pointer' },
});

const Input = chakra('input', checkboxRecipe);

interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Indeterminate: some are selected, but not all. */
  mixed?: boolean;
  /** There is nothing to select yet. */
  disabled?: boolean;
  /** `asRange` is true if Shift was held. */
  onChange: (checked: boolean, asRange: boolean) => void;
}

/** A checkbox with a visually hidden label, for rows and table headers. In a form, use `CheckboxField`. */
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
