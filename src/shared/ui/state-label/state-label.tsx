import { chakra } from '@chakra-ui/react/styled-system';
import {
  Archive,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  Hourglass,
  Lock,
} from 'lucide-react';
import type { ReactNode } from 'react';

const Root = chakra('span', { base: { display: 'block', minW: '0' } });

const Word = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'small',
    fontWeight: 'medium',
    '& > svg': { boxSize: '4', flexShrink: 0 },
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
      locked: { color: 'status.lock.text' },
      banned: { color: 'status.ban.text' },
      archived: { color: 'status.archive.text' },
    },
  },
});

const Reason = chakra('span', {
  // below the word, not below the picture
  base: {
    display: 'block',
    ps: '5.5',
    textStyle: 'caption',
    color: 'text.subtle',
    overflowWrap: 'anywhere',
    _firstLetter: { textTransform: 'uppercase' },
  },
});

const pictures = {
  serving: CirclePlay,
  limited: CircleAlert,
  missing: CircleDashed,
  waiting: Hourglass,
  paused: CirclePause,
  ended: CircleCheck,
  ready: CircleCheck,
  locked: Lock,
  banned: Ban,
  archived: Archive,
};

export type StateKind = keyof typeof pictures;

interface StateLabelProps {
  /** Chooses picture and colour. */
  state: StateKind;
  /** One or two words. */
  children: string;
  /** Why, and the link that mends it; null if the words are enough. */
  reason?: ReactNode;
}

/** What really happens with a record, with its reason. For the stored status, use `StatusBadge`. */
export function StateLabel({ state, children, reason = null }: StateLabelProps) {
  const Picture = pictures[state];
  return (
    <Root>
      <Word state={state}>
        <Picture aria-hidden />
        {children}
      </Word>
      {reason !== null && <Reason>{reason}</Reason>}
    </Root>
  );
}
