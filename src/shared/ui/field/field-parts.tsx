import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

export const FieldRoot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', alignContent: 'start' },
});

/** Looks the same as the label of a control and as the name of a group. */
export const FieldLabel = chakra('label', {
  base: { textStyle: 'small', fontWeight: 'medium', justifySelf: 'start' },
});

export const Optional = () => <OptionalText aria-hidden> (optional)</OptionalText>;

const OptionalText = chakra('span', { base: { color: 'text.subtle', fontWeight: 'normal' } });

const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'caption',
    color: 'text.subtle',
    overflowWrap: 'anywhere',
    '& svg': { boxSize: '4', flexShrink: 0 },
    // a long word in it breaks rather than stretch the form
    '& > span': { minW: '0' },
  },
  variants: {
    tone: {
      help: {},
      reason: { color: 'text.muted' },
      error: { fontWeight: 'medium', color: 'tone.error.text' },
    },
  },
});

export interface FieldMessages {
  help?: ReactNode;
  error?: string | undefined;
  /** Why it can't be changed now; the control is disabled and says so. */
  disabledReason?: string | undefined;
}

/** The texts below a control: what is wrong first, then why it is locked, then how it is meant. */
export function FieldNotes({ id, help, error, disabledReason }: FieldMessages & { id: string }) {
  return (
    <>
      {error && (
        <Note id={`${id}error`} tone="error">
          <CircleAlert aria-hidden />
          {error}
        </Note>
      )}
      {disabledReason && (
        <Note id={`${id}reason`} tone="reason">
          <LockKeyhole aria-hidden />
          {disabledReason}
        </Note>
      )}
      {help && (
        <Note id={`${id}help`} tone="help">
          {help}
        </Note>
      )}
    </>
  );
}

/** The ids of the texts that `FieldNotes` shows, in the order in which they are read. */
export function describedBy(id: string, { help, error, disabledReason }: FieldMessages): string | undefined {
  const ids = [error && `${id}error`, disabledReason && `${id}reason`, help && `${id}help`];
  return ids.filter(Boolean).join(' ') || undefined;
}
