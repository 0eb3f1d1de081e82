import { type ReactElement, useId } from 'react';
import { styled } from '@/shared/theme';
import { describedBy, type FieldMessages, FieldNotes } from './field-parts';
import type { ControlProps } from './field-shell';

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '0.5',
    // aligns the control with the first line of a long label
    alignItems: 'start',
    '& > p': { gridColumn: 2 },
  },
});

const Label = styled('label', {
  base: {
    // the control's height, so that a single line is centred on it
    lineHeight: '{sizes.6}',
    fontWeight: 'medium',
    cursor: 'pointer',
    justifySelf: 'start',
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

interface ChoiceShellProps extends FieldMessages {
  label: string;
  disabled?: boolean | undefined;
  children: (control: Omit<ControlProps, 'aria-required'>) => ReactElement | null;
}

/** Field layout for checkboxes and switches: the label follows the control. See `FieldShell` for other controls. */
export function ChoiceShell({ label, disabled = false, children, ...messages }: ChoiceShellProps) {
  const id = useId();
  const locked = disabled || messages.disabledReason !== undefined;
  return (
    <Row>
      {children({
        id,
        disabled: locked,
        'aria-describedby': describedBy(id, messages),
        'aria-invalid': messages.error ? true : undefined,
      })}
      <Label htmlFor={id} data-disabled={locked || undefined}>
        {label}
      </Label>
      <FieldNotes id={id} {...messages} />
    </Row>
  );
}
