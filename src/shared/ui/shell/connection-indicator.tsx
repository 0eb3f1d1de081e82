import { Unplug } from 'lucide-react';
import { styled } from '@/shared/theme';
import { readOnly } from './shell-styles';

const Root = styled('div', {
  base: {
    // adds no gap beside the account
    '&:empty': { position: 'absolute' },
    '&:not(:empty)': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '8',
      px: { base: '2', md: '3', lg: '2.5' },
      textStyle: 'small',
      color: 'tone.warning.text',
    },
    '& svg': { boxSize: '4', flexShrink: 0 },
    '& [data-part=word]': { lgDown: readOnly },
  },
});

const words = { open: 'Live', opening: 'Reconnecting…', closing: 'Not live', closed: 'Not live' } as const;

interface ConnectionIndicatorProps {
  state: keyof typeof words;
  /** The connection has been lost for long enough to warn the user. */
  isLost: boolean;
}

/**
 * Warns that changes by others don't arrive by themselves. Empty while connected, but always in the DOM, so that its
 * text is announced.
 */
export const ConnectionIndicator = ({ state, isLost }: ConnectionIndicatorProps) => (
  <Root role="status" aria-label="Realtime connection" data-state={state}>
    {isLost && (
      <>
        <Unplug aria-hidden />
        <span data-part="word">{words[state]}</span>
      </>
    )}
  </Root>
);
