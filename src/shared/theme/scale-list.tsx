import type { ReactNode } from 'react';
import { styled } from './styled';

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    '& dt': { textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    '& dd': { minW: '0', overflow: 'hidden' },
  },
});

interface ScaleListProps {
  /** Name with value, and a sample of each step. */
  steps: readonly (readonly [name: string, sample: ReactNode])[];
}

/** Lists the steps of a scale on a Foundations page. */
export const ScaleList = ({ steps }: ScaleListProps) => (
  <List>{steps.map(([name, sample]) => [<dt key={`${name} term`}>{name}</dt>, <dd key={name}>{sample}</dd>])}</List>
);
