import { type LimitUse, limitBar } from '@/entities/campaign';
import { formatNumber, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { LimitMeter } from '@/shared/ui/limit-bar';

const Text = styled('span', {
  base: {
    display: 'block',
    mt: '1',
    textStyle: 'caption',
    color: 'text.subtle',
    fontVariantNumeric: 'tabular-nums',
    // a card has the bar alone
    'li &': { display: 'none' },
  },
});

interface LimitNoteProps {
  /** The limit closest to exhaustion, if there is one. */
  use: LimitUse | undefined;
  /** Share of the day that has passed, 0 to 100: where an even pace would be. */
  now?: number | undefined;
}

/** Formats the same in one line: `RUB 1,200.00 of RUB 15,000.00, Daily budget`. */
export const writeLimitUse = (use: LimitUse | undefined): string =>
  use === undefined ? '' : `${use.write(use.used)} of ${use.write(use.limit)}, ${use.label}`;

const writeCents = numberFormatter({ minimumFractionDigits: 2 });

/** From here on cents are left out, so that a cell holds both amounts. */
const LARGE = 10_000;

/**
 * Formats the same for a cell, in up to two lines: `RUB 1,200.00 of 9,000.00`, `212,400 of 500,000 shows`. What is used is
 * rounded down: a limit is never said to be reached before it is.
 */
function writeShortly({ name, used, limit, currency }: LimitUse): string {
  const isMoney = name.startsWith('cash');
  const isWhole = !isMoney || Math.max(used, limit) >= LARGE;
  const write = (amount: number) => (isWhole ? formatNumber(Math.floor(amount)) : writeCents(amount));
  const amounts = `${write(used)} of ${write(limit)}`;
  return isMoney ? `${currency} ${amounts}` : `${amounts} shows`;
}

/** A table cell that shows how much of a limit is used. */
export function LimitNote({ use, now }: LimitNoteProps) {
  if (use === undefined) return <Text>No limit</Text>;
  return (
    <>
      <LimitMeter {...limitBar(use)} now={use.name.endsWith('_day') ? now : undefined} />
      <Text title={writeLimitUse(use)}>{writeShortly(use)}</Text>
    </>
  );
}
