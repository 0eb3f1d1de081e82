import { chakra } from '@chakra-ui/react/styled-system';
import { numberFormatter } from '@/shared/lib/format';

const Share = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'small',
    color: 'text.muted',
    // the same width in all rows, so that lengths are comparable; the full width on a card
    '& > [aria-hidden]': {
      flex: 'none',
      w: 'calc({sizes.20} + {sizes.2})',
      'li &': { flex: '1', w: 'auto' },
      // leaves the room for columns in print
      _print: { display: 'none' },
      h: '1',
      borderRadius: 'xs',
      bg: 'surface.track',
      overflow: 'hidden',
    },
    '& > [aria-hidden] > span': { display: 'block', h: 'full', minW: '{borderWidths.hairline}' },
    '& > :last-child': { alignSelf: 'baseline', minW: '10', 'li &': { textAlign: 'end' } },
    '@media (forced-colors: active)': {
      '& > [aria-hidden]': { borderWidth: 'hairline' },
      '& > [aria-hidden] > span': { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
  variants: {
    tone: {
      count: { '& > [aria-hidden] > span': { bg: 'accent.graph' } },
      money: { '& > [aria-hidden] > span': { bg: 'money.graph' } },
    },
  },
});

const percent = numberFormatter({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface ShareBarProps {
  /** Share in the total of all rows, 0 to 1. */
  share: number;
  tone?: 'count' | 'money';
}

/** The share of a row in the total of its table: `16.2%`, with a bar to compare rows. */
export const ShareBar = ({ share, tone = 'count' }: ShareBarProps) => (
  <Share tone={tone}>
    <span aria-hidden>
      <span style={{ width: `${Math.min(100, share * 100)}%` }} />
    </span>
    <span>{percent(share)}</span>
  </Share>
);
