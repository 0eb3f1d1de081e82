import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import { currencyQueries } from '@/entities/currency';
import { type Currency, removeCurrency } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns } from '@/shared/ui/data-table';
import { ListPage, RecordMenu } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';
import { formatListedRate } from '../model/rate';
import { CurrencyDialog } from './currency-dialog';
import { RatesDialog } from './rates-dialog';

const column = createColumns<Currency>();

const facts = [
  column.accessor(({ code, is_base }) => (is_base ? `${code}, base currency` : code), {
    id: 'code',
    header: 'Currency',
  }),
  column.accessor('symbol', { header: 'Symbol', enableSorting: false }),
  column.accessor('precision', { header: 'Decimal places', meta: { align: 'end' } }),
];

const rateIn = (base: string) =>
  column.accessor('rate', {
    header: `Rate, ${base}`,
    meta: { align: 'end' },
    cell: ({ row: { original } }) => formatListedRate(original.rate),
  });

// created once: new column objects would render every row again
const actions = actionsColumn<Currency>((currency) => <CurrencyMenu currency={currency} />);

/** The code of the base currency, to which rates refer. */
function useBaseCode() {
  const { data } = useSuspenseQuery(currencyQueries.list());
  return data.find(({ is_base }) => is_base)?.code ?? '';
}

function CurrencyMenu({ currency }: { currency: Currency }) {
  const base = useBaseCode();
  const remove = useRemoval<Currency>({
    question: ({ code }) => ({ title: `Remove ${code}?`, text: 'It can no longer be chosen for accounts and feeds.' }),
    remove: ({ id }) => removeCurrency(id),
    meta: { invalidates: [{ queryKey: currencyQueries.all() }], success: 'Currency removed' },
  });
  return (
    <RecordMenu
      name={currency.code}
      onRemove={() => void remove(currency)}
      removalBlockedBy={currency.removal_blocked_by}
      edit={(onClose) => <CurrencyDialog record={currency} base={base} onClose={onClose} />}
      dialogs={[
        {
          label: 'Rates by day',
          icon: <CalendarDays aria-hidden />,
          render: (onClose) => <RatesDialog currency={currency} base={base} onClose={onClose} />,
        },
        settingsHistory('currency', currency.id, currency.code),
      ]}
    />
  );
}

export function CurrenciesPage() {
  // always refetched, because the use of a currency changes on other screens
  const { data: currencies } = useSuspenseQuery({ ...currencyQueries.list(), staleTime: 0 });
  const base = useBaseCode();
  const columns = useMemo(() => [...facts, rateIn(base), actions], [base]);
  return (
    <ListPage
      description="What accounts and feeds can be kept in. Rates say how much of the base currency one unit costs."
      noun="currency"
      plural="currencies"
      rows={currencies}
      columns={columns}
      rowKey={({ id }) => id}
      create={(onClose) => <CurrencyDialog base={base} onClose={onClose} />}
    />
  );
}
