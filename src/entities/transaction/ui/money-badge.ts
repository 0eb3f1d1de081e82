import { chakra } from '@chakra-ui/react/styled-system';

const filled = { ps: '1.5', pe: '2' };

/** An icon and a text for the state of money, or of a document about it. */
export const MoneyBadge = chakra(
  'span',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      h: '6',
      borderRadius: 'sm',
      textStyle: 'small',
      whiteSpace: 'nowrap',
      '& svg': { boxSize: '3.5', flexShrink: 0 },
    },
    variants: {
      // copper for pending money; muted for finished states
      tone: {
        awaited: { ...filled, bg: 'money.subtle', color: 'money.text' },
        refused: { ...filled, bg: 'tone.error.subtle', color: 'tone.error.text' },
        calm: { color: 'text.muted' },
      },
    },
  },
  { defaultProps: { translate: 'no' } },
);
