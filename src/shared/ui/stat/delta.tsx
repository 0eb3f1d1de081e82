import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { compare } from './compare';

const Root = chakra('dd', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    textStyle: 'small',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Change = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    fontWeight: 'medium',
    '& svg': { boxSize: '3.5', flexShrink: 0 },
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
  format: Intl.NumberFormatOptions | undefined;
  period: string;
  goodWhen: 'up' | 'down' | undefined;
}

/** What became of a number: an arrow, the amount, and in words whether that is good. */
export function Delta({ value, previous, format, period, goodWhen }: DeltaProps) {
  const { direction, text } = compare(value, previous, format);
  const verdict =
    goodWhen === undefined || direction === 'same' ? 'neither' : direction === goodWhen ? 'better' : 'worse';
  const Picture = pictures[direction];
  return (
    <Root>
      <Change verdict={verdict}>
        <Picture aria-hidden />
        <VisuallyHidden>
          {words[direction]}
          {verdict === 'neither' ? ': ' : `, ${verdict}: `}
        </VisuallyHidden>
        {text}
      </Change>{' '}
      <span>against {period}</span>
    </Root>
  );
}
