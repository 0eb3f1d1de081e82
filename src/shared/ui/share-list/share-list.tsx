import type { ReactNode } from 'react';
import { formatNumber, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';

const List = styled('ul', { base: { display: 'grid', gap: '3', maxW: 'content', listStyleType: 'none' } });

const Item = styled('li', {
  base: {
    display: 'grid',
    gap: '1',
    minW: '0',
    textStyle: 'small',
    '& > small': { textStyle: 'caption', color: 'text.muted' },
  },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > b': { flex: '1', minW: '0', fontWeight: 'medium' },
    '& > span': { color: 'text.muted' },
    '& > span:last-child': { color: 'text', minW: '10', textAlign: 'end' },
  },
});

const Track = styled('span', {
  base: {
    display: 'block',
    h: '1',
    borderRadius: 'xs',
    bg: 'surface.track',
    overflow: 'hidden',
    '& > span': { display: 'block', h: 'full', minW: '{borderWidths.hairline}', bg: 'accent.graph' },
    '@media (forced-colors: active)': {
      borderWidth: 'hairline',
      '& > span': { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
});

interface Share {
  key: string;
  label: string;
  title?: string | undefined;
  count: number;
  /** Explanation, or what to do about it. */
  note?: ReactNode;
}

interface ShareListProps {
  label: string;
  shares: readonly Share[];
  /** The total for the shares, if it isn't the sum of the counts. */
  total?: number;
}

/** The parts of a whole, each with its count, its share and a bar. */
export function ShareList({
  label,
  shares,
  total = shares.reduce((sum, { count }) => sum + count, 0),
}: ShareListProps) {
  return (
    <List aria-label={label}>
      {shares.map(({ key, label: name, title, count, note }) => {
        const share = total === 0 ? 0 : count / total;
        return (
          <Item key={key}>
            <Head>
              <b title={title}>{name}</b>
              <span>{formatNumber(count)}</span>
              <span>{formatShare(share)}</span>
            </Head>
            <Track aria-hidden>
              <span style={{ width: `${Math.min(1, share) * 100}%` }} />
            </Track>
            {note && <small>{note}</small>}
          </Item>
        );
      })}
    </List>
  );
}

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 0 });

/** Formats a share in whole percent; small shares are `<1%` instead of 0. */
export const formatShare = (share: number): string => (share > 0 && share < 0.01 ? '<1%' : percent(share));
