import { type ReactElement, useId } from 'react';
import { describedBy, FieldLabel, type FieldMessages, FieldNotes, FieldRoot, Optional } from './field-parts';

/** Attributes that connect a control to its label, help and error. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldShellProps extends FieldMessages {
  label: string;
  /** Only affects the display: other fields are marked as optional. The schema decides what is required. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Omits the optional mark, because the surrounding group shows it. */
  grouped?: boolean | undefined;
  children: (control: ControlProps) => ReactElement | null;
}

/** Field layout: label, control, help and error, connected for assistive technology. */
export function FieldShell({
  label,
  required = false,
  disabled = false,
  grouped = false,
  children,
  ...messages
}: FieldShellProps) {
  const id = useId();
  return (
    <FieldRoot>
      <FieldLabel id={`${id}label`} htmlFor={id}>
        <span>{label}</span>
        {!required && !grouped && <Optional />}
      </FieldLabel>
      {children({
        id,
        disabled: disabled || messages.disabledReason !== undefined,
        'aria-describedby': describedBy(id, messages),
        'aria-invalid': messages.error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={id} {...messages} />
    </FieldRoot>
  );
}
