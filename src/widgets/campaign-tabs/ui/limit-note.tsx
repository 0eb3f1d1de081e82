import { chakra } from '@chakra-ui/react/styled-system';
import { LimitBar } from '@/shared/ui/limit-bar';

const Text = chakra('span', {
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

export interface LimitUse {
  name: string;
  label: string;
  limit: number;
  used: number;
  percent: number;
  write: (amount: number) => string;
}

interface LimitNoteProps {
  /** The limit closest to exhaustion, if there is one. */
  use: LimitUse | undefined;
  /** Share of the day that has passed, 0 to 100: where an even pace would be. */
  now?: number | undefined;
}

/** Formats the same in one line: `RUB 1,200 of RUB 15,000, Daily budget`. */
export const writeLimitUse = (use: LimitUse | undefined): string =>
  use === undefined ? '' : `${use.write(use.used)} of ${use.write(use.limit)}, ${use.label}`;

/** A table cell that shows how much of a limit is used. */
export function LimitNote({ use, now }: LimitNoteProps) {
  if (use === undefined) return <Text>No limit</Text>;
  const [used, limit] = [use.write(use.used), use.write(use.limit)];
  return (
    <>
      <LimitBar
        compact
        label={use.label}
        used={used}
        limit={limit}
        percent={use.percent}
        tone={use.name.startsWith('cash') ? 'money' : 'count'}
        now={use.name.endsWith('_day') ? now : undefined}
      />
      <Text title={use.label}>{`${used} of ${limit}`}</Text>
    </>
  );
}
