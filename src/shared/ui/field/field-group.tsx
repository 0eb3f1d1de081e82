import { type ReactElement, useId } from 'react';
import { describedBy, FieldLabel, type FieldMessages, FieldNotes, FieldRoot, Optional } from './field-parts';

interface FieldGroupProps extends FieldMessages {
  label: string;
  required?: boolean | undefined;
  role?: 'group' | 'radiogroup';
  /** `labelId` allows a control inside the group to reuse the group's label. */
  children: (ids: { labelId: string; 'aria-describedby': string | undefined }) => ReactElement | null;
}

/** Field layout for several controls under one label. See `FieldShell` for a single control. */
export function FieldGroup({ label, required = false, role = 'group', children, ...messages }: FieldGroupProps) {
  const id = useId();
  const labelId = `${id}label`;
  const described = describedBy(id, messages);
  return (
    <FieldRoot role={role} aria-labelledby={labelId} aria-describedby={described}>
      <FieldLabel as="span" id={labelId}>
        <span>{label}</span>
        {!required && <Optional />}
      </FieldLabel>
      {children({ labelId, 'aria-describedby': described })}
      <FieldNotes id={id} {...messages} />
    </FieldRoot>
  );
}
