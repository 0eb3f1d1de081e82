import { chakra } from '@chakra-ui/react/styled-system';
import type { CurrencyUnit } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const List = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    columnGap: '10',
    rowGap: '3',
    '& dt': { textStyle: 'small', color: 'text.muted' },
    '& dd': { textStyle: 'figure.sm' },
  },
  variants: {
    leads: { true: { '& > :first-of-type dd': { textStyle: 'figure.xl', color: 'money.text' } }, false: {} },
  },
});

const Entry = styled('div', { base: { minW: '0' } });

interface FiguresProps {
  /** The currency of all figures, named by a heading or label; undefined until the amounts are known. */
  unit: CurrencyUnit | undefined;
  figures: readonly { label: string; amount: string; signed?: boolean }[];
  /** Emphasises the first figure. */
  leads?: boolean;
  label: string;
}

/** Amounts side by side, each with its label. */
export const Figures = ({ unit, figures, leads = false, label }: FiguresProps) => (
  <List leads={leads} aria-label={label} aria-busy={!unit || undefined}>
    {figures.map(({ label, amount, signed = false }) => (
      <Entry key={label}>
        <dt>{label}</dt>
        <dd>{unit ? <Amount amount={amount} unit={unit} bare signed={signed} /> : <SkeletonBlock w="24" h="1lh" />}</dd>
      </Entry>
    ))}
  </List>
);
