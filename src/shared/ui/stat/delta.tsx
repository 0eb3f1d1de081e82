import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { compare } from './compare';

const Change = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    textStyle: 'caption',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.muted',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3', flexShrink: 0 },
  },
  variants: {
    verdict: { better: { color: 'tone.success.text' }, worse: { color: 'tone.error.text' }, neither: {} },
  },
});

const pictures = { up: ArrowUp, down: ArrowDown, same: Minus };
const words = { up: 'Up', down: 'Down', same: 'No change' };

export interface DeltaProps {
  value: number | null;
  /** Null if the previous period has no value. */
  previous: number | null;
  /** The record is newer than the previous period's start, so that a comparison would suggest growth. */
  isNew?: boolean | undefined;
  /** `Intl` options of the number; percentages are compared in percentage points. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Whether an increase or a decrease is good; by default, neither. */
  goodWhen?: 'up' | 'down' | undefined;
}

/**
 * Change of a number: an arrow, the signed amount, and in words whether it is good. Shows `new` without a previous
 * value and for new records, and nothing if both periods are zero or missing.
 */
export function Delta({ value, previous, isNew = false, format, goodWhen }: DeltaProps) {
  if (value === null || !(value || previous)) return null;
  const { direction, text } = compare(value, previous, format);
  if (isNew || direction === 'new') return <Change>new</Change>;
  const verdict =
    goodWhen === undefined || direction === 'same' ? 'neither' : direction === goodWhen ? 'better' : 'worse';
  const Picture = pictures[direction];
  return (
    <Change verdict={verdict} translate="no">
      <Picture aria-hidden />
      <VisuallyHidden>{`${words[direction]}${verdict === 'neither' ? ': ' : `, ${verdict}: `}`}</VisuallyHidden>
      <span>{text}</span>
    </Change>
  );
}
