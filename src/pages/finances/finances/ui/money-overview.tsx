import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries } from '@/entities/analytics';
import type { Cabinet } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import type { Balance } from '@/shared/api';
import { accountToday, accountZone } from '@/shared/lib/dates';
import { type CurrencyUnit, formatAmount, numberFormatter } from '@/shared/lib/format';
import { Stat, StatGroup } from '@/shared/ui/stat';

const Above = chakra('div', { base: { mb: '6' } });

interface MoneyOverviewProps {
  cabinet: Cabinet;
  /** The currency of the balances. */
  unit: CurrencyUnit;
}

/** What is owed to webmasters, what advertisers have, and what this month brings: never one sum of them. */
export function MoneyOverview({ cabinet, unit }: MoneyOverviewProps) {
  const { data: webmasters } = useQuery(transactionQueries.balancesOf('webmaster'));
  const { data: advertisers } = useQuery(transactionQueries.balancesOf('advertiser'));
  const inCurrency = (balances: Balance[] | undefined) =>
    balances && (balances.find(({ currency }) => currency === unit.currency) ?? null);
  const owed = inCurrency(webmasters);
  const prepaid = inCurrency(advertisers);
  const money = { minimumFractionDigits: unit.precision, maximumFractionDigits: unit.precision };
  const write = (amount: string) => formatAmount(amount, unit, { bare: true });
  const amountOf = (balance: Balance | null | undefined) => balance && Number(balance.balance);
  return (
    <Above>
      <StatGroup label="Money">
        <Stat
          label="Owed to webmasters"
          unit={unit.currency}
          tone="money"
          format={money}
          value={owed === null ? 0 : amountOf(owed)}
          note={owed ? `${write(owed.held)} held for payouts` : ''}
        />
        <Stat
          label="Advertisers’ balances"
          unit={unit.currency}
          tone="money"
          format={money}
          value={prepaid === null ? 0 : amountOf(prepaid)}
          note={prepaid ? `${write(prepaid.unposted)} of it is spent, not posted yet` : ''}
        />
        <MonthFigure cabinet={cabinet} />
      </StatGroup>
    </Above>
  );
}

/** The platform's margin of the month so far; managers see what their clients have spent. */
function MonthFigure({ cabinet }: { cabinet: Cabinet }) {
  const today = accountToday();
  const hasMargin = cabinet === 'admin';
  const { data, isError } = useQuery(
    analyticsQueries.answer(
      cabinet,
      {
        date_from: `${today.slice(0, 7)}-01`,
        date_to: today,
        timezone: accountZone(),
        metrics: hasMargin ? ['spend', 'revenue', 'profit'] : ['spend'],
        undivided: true,
      },
      true,
    ),
  );
  const sums = data?.totals.metrics;
  const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const write = numberFormatter(money);
  const value = hasMargin ? sums?.profit : sums?.spend;
  return (
    <Stat
      label={hasMargin ? 'Margin this month' : 'Spend this month'}
      unit={data?.passport.currency}
      tone="money"
      format={money}
      value={value ?? (isError || data ? null : undefined)}
      note={
        !hasMargin
          ? 'By your clients’ campaigns'
          : sums
            ? `Spend ${write(sums.spend ?? 0)} − revenue ${write(sums.revenue ?? 0)}`
            : ''
      }
    />
  );
}
