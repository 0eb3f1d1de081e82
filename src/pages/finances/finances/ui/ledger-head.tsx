import { chakra } from '@chakra-ui/react/styled-system';
import type { TransactionTotal } from '@/shared/api';
import { Figures } from './figures';

const Head = chakra('div', { base: { display: 'grid', gap: '3', mb: '4' } });
const Title = chakra('h2', { base: { textStyle: 'sectionTitle' } });

/** The sums of what the filter shows, on all pages. */
export const LedgerHead = ({ totals }: { totals: TransactionTotal | undefined }) => (
  <Head>
    <Title>Ledger</Title>
    {totals && (
      <Figures
        label="Totals"
        unit={totals}
        figures={[
          { label: `Money in, ${totals.currency}`, amount: totals.received },
          { label: 'Money out', amount: totals.taken },
          { label: 'Net', amount: totals.net, signed: true },
          { label: 'Waiting', amount: totals.unpaid },
        ]}
      />
    )}
  </Head>
);
