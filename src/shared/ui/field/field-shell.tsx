import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const Root = chakra('div', { base: { display: 'grid', gap: '1.5', alignContent: 'start' } });

const Label = chakra('label', {
  base: { textStyle: 'small', fontWeight: 'medium', justifySelf: 'start' },
});

const Optional = chakra('span', { base: { color: 'text.subtle', fontWeight: 'normal' } });

const Help = chakra('p', { base: { textStyle: 'caption', color: 'text.subtle' } });

const ErrorText = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'caption',
    fontWeight: 'medium',
    color: 'tone.error.text',
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
});

/** What the control must carry so that its label, help and error are read together with it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldShellProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Fields are required in the schema; this only tells so. What isn't required is marked as optional. */
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, help and error below, tied together for assistive technology. */
export function FieldShell({ label, help, error, required = false, children }: FieldShellProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}help`, `${id}error`];
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');

  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {!required && <Optional aria-hidden> (optional)</Optional>}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden />
          {error}
        </ErrorText>
      )}
      {help && <Help id={helpId}>{help}</Help>}
    </Root>
  );
}
