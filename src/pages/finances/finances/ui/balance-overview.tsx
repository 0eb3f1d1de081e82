import { addDays } from 'date-fns';
import { type Cabinet, managesOthers } from '@/entities/session';
import type { Balance } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { formatAmount, formatCount, isZeroAmount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Chart } from '@/shared/ui/chart';
import { OverviewColumns, OverviewStack } from '@/shared/ui/detail-layout';
import { Section } from '@/shared/ui/section';
import { Figures } from './figures';
import { Waiting } from './waiting';

const Sentence = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });

/** How long the balance lasts. Campaigns serve until nothing is available. */
const durationOf = ({ available, days_left: left }: Balance): string => {
  if (available.startsWith('-') || isZeroAmount(available)) return 'Used up';
  return left === 0 ? 'Lasts less than a day' : `Lasts ${formatCount(left ?? 0, 'day')}`;
};

interface BalanceOverviewProps {
  cabinet: Cabinet;
  balance: Balance;
}

/** The balance, how long it lasts, and payments that are under way. */
export function BalanceOverview({ cabinet, balance }: BalanceOverviewProps) {
  const { currency, days, days_left: left, per_day, credit_limit } = balance;
  return (
    <OverviewColumns>
      <OverviewStack>
        <Figures
          label="Balance"
          unit={balance}
          leads
          figures={[
            { label: `Available, ${currency}`, amount: balance.available },
            { label: 'Balance', amount: balance.balance },
            { label: 'Held', amount: balance.held },
            ...(isZeroAmount(credit_limit) ? [] : [{ label: 'Credit', amount: credit_limit }]),
            ...(isZeroAmount(balance.unposted) ? [] : [{ label: 'Spent, not posted yet', amount: balance.unposted }]),
          ]}
        />
        <Chart
          kind="area"
          label={`Balance of the last 30 days, ${currency}`}
          data={days.map(({ day, balance: atEnd }) => ({ day, balance: Number(atEnd) }))}
          x={{ key: 'day', label: 'Day', kind: 'day' }}
          series={[{ key: 'balance', label: 'Balance', tone: 2 }]}
          format={{ maximumFractionDigits: balance.precision }}
        />
      </OverviewStack>
      <OverviewStack>
        {left !== null && cabinet !== 'webmaster' && (
          <Section title={durationOf(balance)}>
            <Sentence>
              {left > 0 && <span>{`Until ${formatDate(addDays(new Date(), left))} at the present rate, `}</span>}
              <span>
                {`${formatAmount(per_day, balance)} a day on average over the last seven days. Campaigns stop at 0.`}
              </span>
            </Sentence>
          </Section>
        )}
        {!managesOthers(cabinet) && <Waiting cabinet={cabinet} currency={currency} />}
      </OverviewStack>
    </OverviewColumns>
  );
}
