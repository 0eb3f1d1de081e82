import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { type FieldProps, useField } from './use-field';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '3', rowGap: '0.5', alignItems: 'center' },
});

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    w: '9',
    h: '5',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'surface.sunken',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      insetStart: '3px',
      top: '3px',
      boxSize: '3',
      borderRadius: 'full',
      bg: 'border.strong',
      transitionProperty: 'transform, background-color',
      transitionDuration: 'fast',
    },
    '&:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&:checked::before': { transform: 'translateX(16px)', bg: 'text.onSolid' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

const Label = chakra('label', { base: { fontWeight: 'medium', cursor: 'pointer', justifySelf: 'start' } });

const Note = chakra('p', {
  base: {
    gridColumn: 2,
    textStyle: 'caption',
    color: 'text.subtle',
    '&[data-error]': { color: 'tone.error.text', fontWeight: 'medium' },
  },
});

/** On or off, in effect once the form is saved. The label names what is on. */
export function SwitchField({ name, label, help, disabled }: FieldProps) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    error,
  } = useField(name);
  return (
    <Row>
      <Track
        ref={ref}
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        checked={value === true}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={help || error ? `${id}note` : undefined}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onBlur}
      />
      <Label htmlFor={id}>{label}</Label>
      {(error || help) && (
        <Note id={`${id}note`} data-error={error && ''}>
          {error ?? help}
        </Note>
      )}
    </Row>
  );
}
