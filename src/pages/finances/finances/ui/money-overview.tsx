import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { analyticsQueries } from '@/entities/analytics';
import { FiguresFailure } from '@/entities/metric';
import type { Cabinet } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import type { AnalyticsAnswer, Balance } from '@/shared/api';
import { accountToday, accountZone } from '@/shared/lib/dates';
import { type CurrencyUnit, formatAmount, isZeroAmount, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { failureOf } from '@/shared/ui/error-state';
import { Stat, StatGroup } from '@/shared/ui/stat';

const Above = styled('div', { base: { mb: '6' } });

interface MoneyOverviewProps {
  cabinet: Cabinet;
  /** The currency of the balances. */
  unit: CurrencyUnit;
}

/** What is owed to webmasters, what advertisers have, and this month's result. These are never added up. */
export function MoneyOverview({ cabinet, unit }: MoneyOverviewProps) {
  const webmasters = useQuery(transactionQueries.balancesOf('webmaster'));
  const advertisers = useQuery(transactionQueries.balancesOf('advertiser'));
  const month = useQuery(monthOf(cabinet));
  const failures = [webmasters, advertisers, month].filter((query) => failureOf(query));
  const money = { minimumFractionDigits: unit.precision, maximumFractionDigits: unit.precision };
  const write = (amount: string) => formatAmount(amount, unit, { bare: true });
  const owed = inCurrency(webmasters.data, unit);
  const prepaid = inCurrency(advertisers.data, unit);
  return (
    <Above>
      {failures[0] && (
        <FiguresFailure
          figures={{
            data: undefined,
            error: failures[0].error,
            refetch: () => Promise.all(failures.map(({ refetch }) => refetch())),
          }}
        />
      )}
      <StatGroup label="Money">
        <Stat
          label="Owed to webmasters"
          unit={unit.currency}
          tone="money"
          format={money}
          value={figureOf(webmasters, owed && Number(owed.balance))}
          note={owed && !isZeroAmount(owed.held) ? `${write(owed.held)} held for payouts` : ''}
        />
        <Stat
          label="Advertisers’ balances"
          unit={unit.currency}
          tone="money"
          format={money}
          value={figureOf(advertisers, prepaid && Number(prepaid.balance))}
          note={
            prepaid && !isZeroAmount(prepaid.unposted)
              ? `${write(prepaid.unposted)} of it is spent, not posted yet`
              : ''
          }
        />
        <MonthFigure month={month} unit={unit.currency} hasMargin={hasMarginIn(cabinet)} />
      </StatGroup>
    </Above>
  );
}

/** The balance in a currency; undefined if there is none. */
const inCurrency = (balances: readonly Balance[] | undefined, { currency }: CurrencyUnit) =>
  balances?.find((balance) => balance.currency === currency);

/** The figure: undefined while it loads, null if it failed, 0 if there is none. */
const figureOf = ({ data, isError }: { data: unknown; isError: boolean }, value: number | undefined) =>
  data === undefined ? (isError ? null : undefined) : (value ?? 0);

/** Only admins see the margin; managers see what their clients have spent. */
const hasMarginIn = (cabinet: Cabinet) => cabinet === 'admin';

/** The report of the current month. */
function monthOf(cabinet: Cabinet) {
  const today = accountToday();
  return analyticsQueries.answer(
    cabinet,
    {
      date_from: `${today.slice(0, 7)}-01`,
      date_to: today,
      timezone: accountZone(),
      metrics: hasMarginIn(cabinet) ? ['spend', 'revenue', 'profit'] : ['spend'],
      undivided: true,
    },
    true,
  );
}

interface MonthFigureProps {
  month: UseQueryResult<AnalyticsAnswer>;
  /** The currency until the answer names its own: the label's line break on phones depends on it. */
  unit: string;
  hasMargin: boolean;
}

/** The platform's margin, or the spend of the clients. */
function MonthFigure({ month, unit, hasMargin }: MonthFigureProps) {
  const sums = month.data?.totals.metrics;
  const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const write = numberFormatter(money);
  return (
    <Stat
      label={hasMargin ? 'Margin this month' : 'Spend this month'}
      unit={month.data?.passport.currency ?? unit}
      tone="money"
      format={money}
      value={(hasMargin ? sums?.profit : sums?.spend) ?? (month.isError || month.data ? null : undefined)}
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
