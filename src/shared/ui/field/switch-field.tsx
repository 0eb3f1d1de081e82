import { chakra } from '@chakra-ui/react/styled-system';
import { ChoiceShell } from './choice-shell';
import { type FieldProps, useField } from './use-field';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    w: '9',
    h: '5',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: 'hairline',
    borderColor: 'border.strong',
    bg: 'surface.sunken',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      insetStart: '0.5',
      top: '0.5',
      boxSize: '3.5',
      borderRadius: 'full',
      bg: 'border.strong',
      transitionProperty: 'transform, background-color',
      transitionDuration: 'fast',
    },
    '&:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&:checked::before': { transform: 'translateX({spacing.4})', bg: 'text.onSolid' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      bg: 'Canvas',
      borderColor: 'CanvasText',
      _before: { bg: 'CanvasText' },
      '&:checked': { bg: 'Highlight', borderColor: 'Highlight' },
      '&:checked::before': { bg: 'HighlightText' },
    },
  },
});

/** A switch that takes effect when the form is saved. The label names the "on" state. */
export function SwitchField({ name, label, help, disabled, disabledReason }: FieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
    error,
  } = useField(name);
  return (
    <ChoiceShell {...{ label, help, error, disabled, disabledReason }}>
      {(control) => (
        <Track
          {...control}
          ref={ref}
          name={name}
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
        />
      )}
    </ChoiceShell>
  );
}
