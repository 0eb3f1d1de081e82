import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

export const FieldRoot = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5', alignContent: 'start' },
});

/** Shared by the labels of controls and the legends of groups. */
export const FieldLabel = chakra('label', {
  base: { textStyle: 'small', fontWeight: 'medium', justifySelf: 'start' },
});

export const Optional = () => <OptionalText aria-hidden> (optional)</OptionalText>;

const OptionalText = styled('span', { base: { color: 'text.subtle', fontWeight: 'normal' } });

const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    textStyle: 'caption',
    color: 'text.subtle',
    overflowWrap: 'anywhere',
    '& svg': { boxSize: '4', flexShrink: 0 },
    // long words wrap instead of stretching the form
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
  /** Disables the control and explains why. */
  disabledReason?: string | undefined;
}

/** Messages below a control: the error, then why it is disabled, then the help text. */
export function FieldNotes({ id, help, error, disabledReason }: FieldMessages & { id: string }) {
  return (
    <>
      {error && (
        <Note id={`${id}error`} tone="error">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Note>
      )}
      {disabledReason && (
        <Note id={`${id}reason`} tone="reason">
          <LockKeyhole aria-hidden />
          <span>{disabledReason}</span>
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

/** Ids of the messages shown by `FieldNotes`, in reading order. */
export function describedBy(id: string, { help, error, disabledReason }: FieldMessages): string | undefined {
  const ids = [error && `${id}error`, disabledReason && `${id}reason`, help && `${id}help`];
  return ids.filter(Boolean).join(' ') || undefined;
}
