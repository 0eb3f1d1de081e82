import type { TransactionTotal } from '@/shared/api';
import { isZeroAmount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Figures } from './figures';

const Head = styled('div', { base: { display: 'grid', gap: '3', mb: '4' } });
const Title = styled('h2', { base: { textStyle: 'sectionTitle' } });

/** An amount that is still due; left out if it is zero. */
const dueOf = (label: string, amount: string) => (isZeroAmount(amount) ? [] : [{ label, amount }]);

interface LedgerHeadProps {
  /** ISO 4217 */
  currency: string;
  /** Undefined while they load; null if there are none. */
  totals: TransactionTotal | null | undefined;
  /** Whether both advertisers' and webmasters' money is listed: their sum has no meaning. */
  isMixed: boolean;
}

export const LedgerHead = ({ currency, totals, isMixed }: LedgerHeadProps) => (
  <Head>
    <Title>Ledger</Title>
    {totals !== null && !isMixed && (
      <Figures
        label="Totals"
        unit={totals}
        figures={[
          { label: `Money in, ${currency}`, amount: totals?.received ?? '' },
          { label: 'Money out', amount: totals?.taken ?? '' },
          { label: 'Net', amount: totals?.net ?? '', signed: true },
          ...dueOf('Deposits due', totals?.deposits_due ?? ''),
          ...dueOf('Payouts due', totals?.payouts_due ?? ''),
        ]}
      />
    )}
  </Head>
);
