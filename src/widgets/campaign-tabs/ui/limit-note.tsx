import { chakra } from '@chakra-ui/react/styled-system';

const Note = chakra('span', { base: { display: 'block', fontVariantNumeric: 'tabular-nums' } });

const Of = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'text.muted' } });

const Track = chakra('span', {
  base: {
    display: 'block',
    h: '1',
    my: '1',
    borderRadius: 'full',
    bg: 'surface.sunken',
    boxShadow: 'inset 0 0 0 {borderWidths.hairline} {colors.border}',
    overflow: 'hidden',
    '& > span': { display: 'block', h: 'full', bg: 'accent.solid' },
  },
});

export interface LimitUse {
  label: string;
  limit: number;
  used: number;
  percent: number;
  write: (amount: number) => string;
}

interface LimitNoteProps {
  /** The limit closest to exhaustion, if there is one. */
  use: LimitUse | undefined;
}

/** Formats the same in one line: `RUB 1,200 of RUB 15,000, Daily budget`. */
export const writeLimitUse = (use: LimitUse | undefined): string =>
  use === undefined ? '' : `${use.write(use.used)} of ${use.write(use.limit)}, ${use.label}`;

/** A table cell that shows how much of a limit is used. */
export function LimitNote({ use }: LimitNoteProps) {
  if (use === undefined) return '–';
  return (
    <Note>
      {`${use.write(use.used)} of ${use.write(use.limit)}`}
      <Track aria-hidden>
        <span style={{ width: `${use.percent}%` }} />
      </Track>
      <Of>{use.label}</Of>
    </Note>
  );
}
