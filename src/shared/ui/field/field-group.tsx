import { type ReactNode, useId } from 'react';
import { describedBy, FieldLabel, type FieldMessages, FieldNotes, FieldRoot, Optional } from './field-parts';

interface FieldGroupProps extends FieldMessages {
  label: string;
  required?: boolean | undefined;
  /** `radiogroup` for one of several. */
  role?: 'group' | 'radiogroup';
  /** `labelId` names a control inside of the group with the group's own label. */
  children: (ids: { labelId: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** What `FieldShell` is to one control, for a field that is made of several. */
export function FieldGroup({ label, required = false, role = 'group', children, ...messages }: FieldGroupProps) {
  const id = useId();
  const labelId = `${id}label`;
  const described = describedBy(id, messages);
  return (
    <FieldRoot role={role} aria-labelledby={labelId} aria-describedby={described}>
      <FieldLabel as="span" id={labelId}>
        {label}
        {!required && <Optional />}
      </FieldLabel>
      {children({ labelId, 'aria-describedby': described })}
      <FieldNotes id={id} {...messages} />
    </FieldRoot>
  );
}
