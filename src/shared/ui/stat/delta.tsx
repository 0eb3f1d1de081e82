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
  value: number;
  previous: number;
  /** `Intl` options of the number: percentages are compared in percentage points. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Which direction is good; by default, neither. */
  goodWhen?: 'up' | 'down' | undefined;
}

/** Change of a number: an arrow, the signed amount, and in words whether it is good; `new` after nothing. */
export function Delta({ value, previous, format, goodWhen }: DeltaProps) {
  const { direction, text } = compare(value, previous, format);
  if (direction === 'new') return <Change translate="no">{text}</Change>;
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
