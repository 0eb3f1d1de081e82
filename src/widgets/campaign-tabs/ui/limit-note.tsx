import { type LimitUse, limitBar } from '@/entities/campaign';
import { styled } from '@/shared/theme';
import { LimitMeter } from '@/shared/ui/limit-bar';

const Text = styled('span', {
  base: {
    display: 'block',
    mt: '1',
    textStyle: 'caption',
    color: 'text.subtle',
    fontVariantNumeric: 'tabular-nums',
    truncate: true,
    // on a card only the bar is shown
    'li &': { display: 'none' },
  },
});

interface LimitNoteProps {
  /** The limit that is closest to being reached, if there is one. */
  use: LimitUse | undefined;
  /** The share of the day that has passed, 0 to 100: the position of an even pace. */
  now?: number | undefined;
  /** Whether to name the currency, because rows differ in it. */
  withCurrency: boolean;
}

/** Formats the usage in one line: `RUB 1,200.00 of RUB 15,000.00, Daily budget`. */
export const formatLimitUse = (use: LimitUse | undefined): string =>
  use === undefined ? '' : `${use.format(use.used)} of ${use.format(use.limit)}, ${use.label}`;

/** Formats the usage for a cell: `1,200.00 of 9,000.00`, `212,400 of 500,000 shows`. */
function formatCompact(use: LimitUse, withCurrency: boolean): string {
  const { used, limit, tone } = limitBar(use);
  if (tone === 'count') return `${used} of ${limit} shows`;
  return `${withCurrency ? `${use.currency} ` : ''}${used} of ${limit}`;
}

export function LimitNote({ use, now, withCurrency }: LimitNoteProps) {
  if (use === undefined) return <Text>No limit</Text>;
  return (
    <>
      <LimitMeter {...limitBar(use)} now={use.name.endsWith('_day') ? now : undefined} />
      <Text title={formatLimitUse(use)}>{formatCompact(use, withCurrency)}</Text>
    </>
  );
}
