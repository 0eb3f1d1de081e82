import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'caption',
    color: 'text.muted',
    whiteSpace: 'nowrap',
    _before: { content: '""', boxSize: '2', borderRadius: 'full', flexShrink: 0 },
  },
  variants: {
    state: {
      open: { _before: { bg: 'tone.success.text' } },
      opening: { _before: { bg: 'tone.warning.text', animation: 'pulse 1.6s ease-in-out infinite' } },
      closing: { _before: { bg: 'text.subtle' } },
      closed: { _before: { boxShadow: 'inset 0 0 0 {borderWidths.ring} {colors.tone.error.text}' } },
    },
  },
});

const words = { open: 'Live', opening: 'Connecting', closing: 'Closing', closed: 'Not live' } as const;

interface ConnectionIndicatorProps {
  state: keyof typeof words;
}

/** Whether news arrive by themselves. A dot with a word, so that it doesn't speak by colour alone. */
export function ConnectionIndicator({ state }: ConnectionIndicatorProps) {
  return (
    <Root state={state} role="status" aria-label={`Realtime connection: ${words[state]}`}>
      {words[state]}
    </Root>
  );
}
