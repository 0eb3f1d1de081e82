import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';
import { ChoiceShell } from './choice-shell';
import type { FieldMessages } from './field-parts';

const Track = styled('input', {
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

interface SwitchProps extends FieldMessages, Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'onBlur' | 'ref'> {
  /** Names the "on" state. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately. In a form, use `SwitchField`. */
export function Switch({ label, help, error, disabled, disabledReason, onChange, ...input }: SwitchProps) {
  return (
    <ChoiceShell {...{ label, help, error, disabled, disabledReason }}>
      {(control) => (
        <Track
          {...control}
          {...input}
          type="checkbox"
          role="switch"
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </ChoiceShell>
  );
}
