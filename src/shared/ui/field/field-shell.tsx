import { type ReactNode, useId } from 'react';
import { describedBy, FieldLabel, type FieldMessages, FieldNotes, FieldRoot, Optional } from './field-parts';

/** What the control must carry so that its label, help and error are read together with it. */
export interface ControlProps {
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldShellProps extends FieldMessages {
  label: string;
  /** Fields are required in the schema; this only tells so. What isn't required is marked as optional. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Stands in a group that says for all of it whether it is optional. */
  grouped?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, help and error below, tied together for assistive technology. */
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
        {label}
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
