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
    // a card has the bar alone
    'li &': { display: 'none' },
  },
});

interface LimitNoteProps {
  /** The limit closest to exhaustion, if there is one. */
  use: LimitUse | undefined;
  /** Share of the day that has passed, 0 to 100: where an even pace would be. */
  now?: number | undefined;
  /** Names the currency, where the rows have several. */
  withCurrency: boolean;
}

/** Formats the same in one line: `RUB 1,200.00 of RUB 15,000.00, Daily budget`. */
export const writeLimitUse = (use: LimitUse | undefined): string =>
  use === undefined ? '' : `${use.write(use.used)} of ${use.write(use.limit)}, ${use.label}`;

/** Formats the same for a line of a cell: `1,200.00 of 9,000.00`, `212,400 of 500,000 shows`. */
function writeShortly(use: LimitUse, withCurrency: boolean): string {
  const { used, limit, tone } = limitBar(use);
  if (tone === 'count') return `${used} of ${limit} shows`;
  return `${withCurrency ? `${use.currency} ` : ''}${used} of ${limit}`;
}

/** A table cell that shows how much of a limit is used. */
export function LimitNote({ use, now, withCurrency }: LimitNoteProps) {
  if (use === undefined) return <Text>No limit</Text>;
  return (
    <>
      <LimitMeter {...limitBar(use)} now={use.name.endsWith('_day') ? now : undefined} />
      <Text title={writeLimitUse(use)}>{writeShortly(use, withCurrency)}</Text>
    </>
  );
}
