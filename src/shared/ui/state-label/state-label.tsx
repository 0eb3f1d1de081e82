import { chakra } from '@chakra-ui/react/styled-system';
import { Archive, Ban, CircleCheck, CircleDashed, CirclePause, Hourglass, Lock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';
import { Serving } from '@/shared/ui/status-badge';

const Root = styled('span', { base: { display: 'block', minW: '0' } });

const Word = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'small',
    fontWeight: 'medium',
    '& > svg': { boxSize: '4', flexShrink: 0 },
    // aligns the words, not the icon, with the surrounding text
    '& > span': { alignSelf: 'baseline' },
  },
  variants: {
    state: {
      serving: { color: 'status.working.text' },
      limited: { color: 'tone.warning.text' },
      missing: { color: 'tone.warning.text' },
      waiting: { color: 'tone.warning.text' },
      paused: { color: 'text.muted' },
      ended: { color: 'text.muted' },
      ready: { color: 'status.approved.text' },
      returned: { color: 'status.returned.text' },
      locked: { color: 'status.lock.text' },
      banned: { color: 'status.ban.text' },
      archived: { color: 'status.archive.text' },
    },
  },
});

const Reason = chakra('span', {
  // below the word, not below the icon
  base: {
    display: 'block',
    ps: 'calc({sizes.4} + {spacing.1.5})',
    textStyle: 'caption',
    color: 'text.subtle',
    overflowWrap: 'anywhere',
    _firstLetter: { textTransform: 'uppercase' },
    // inline, so the padding doesn't make the line taller
    '& a': { py: '1.5' },
  },
});

/** Three quarters of a circle: the icon of a limit. */
const ThreeQuarters = () => (
  <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden>
    <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <path d="M8 8V1.75a6.25 6.25 0 1 1-6.25 6.25z" />
  </svg>
);

const pictures = {
  serving: Serving,
  limited: ThreeQuarters,
  missing: CircleDashed,
  waiting: Hourglass,
  paused: CirclePause,
  ended: CircleCheck,
  ready: CircleCheck,
  returned: Undo2,
  locked: Lock,
  banned: Ban,
  archived: Archive,
};

export type StateKind = keyof typeof pictures;

interface StateLabelProps {
  state: StateKind;
  /** One or two words. */
  children: string;
  /** The reason with a link to fix it; null if the word is enough. */
  reason?: ReactNode;
}

/** The effective state of a record, with its reason. For the stored status, use `StatusBadge`. */
export function StateLabel({ state, children, reason = null }: StateLabelProps) {
  const Picture = pictures[state];
  return (
    <Root>
      <Word state={state} translate="no">
        <Picture aria-hidden />
        <span>{children}</span>
      </Word>
      {reason !== null && <Reason translate="yes">{reason}</Reason>}
    </Root>
  );
}
