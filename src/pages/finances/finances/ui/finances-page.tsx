import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { FileText, Plus } from 'lucide-react';
import { useMemo } from 'react';
import {
  $actsAsAdmin,
  type Cabinet,
  hasDocuments,
  hasSection,
  managesOthers,
  newPaymentLabels,
} from '@/entities/session';
import { chooseBalance, limitToCurrency, readAllTransactions, transactionQueries } from '@/entities/transaction';
import { BalanceMenu } from '@/features/adjust-balance';
import { ClientFilter } from '@/features/filter-by-client';
import { formatAmount } from '@/shared/lib/format';
import { firstPage } from '@/shared/lib/paging';
import { STALE_LIMIT, useIsSearchPending, useStaleLimit, useSustained } from '@/shared/lib/scheduling';
import { ButtonLink } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { LinkTab, LinkTabs } from '@/shared/ui/link-tabs';
import { ListTable } from '@/shared/ui/list-table';
import { type HeaderLink, HeaderLinks, PageHeader } from '@/shared/ui/page-header';
import { DatesFilter } from '@/shared/ui/period-filter';
import { Loading, SkeletonBlock } from '@/shared/ui/skeleton';
import { Stale } from '@/shared/ui/stale';
import { BalanceOverview } from './balance-overview';
import { LedgerHead } from './ledger-head';
import { MoneyOverview } from './money-overview';
import { NoTransactions } from './no-transactions';
import { StatementMenu } from './statement-menu';
import { transactionColumns } from './transaction-columns';
import { UnpaidFilter } from './unpaid-filter';
import { WaitingQueue } from './waiting-queue';

const route = getRouteApi('/$cabinet/finances/');

function linksOf(
  cabinet: Cabinet,
  { client, isAdmin }: { client: number | undefined; isAdmin: boolean },
): HeaderLink[] {
  const closing: HeaderLink[] = [
    { key: 'months', label: 'Months', to: '/$cabinet/finances/months', params: { cabinet } },
    { key: 'statement', label: 'Bank statement', to: '/$cabinet/finances/statement', params: { cabinet } },
  ];
  const documents: HeaderLink = {
    key: 'documents',
    label: 'Documents',
    icon: <FileText aria-hidden />,
    to: '/$cabinet/finances/documents',
    params: { cabinet },
    search: { client },
  };
  const invalidTraffic: HeaderLink = {
    key: 'invalid-traffic',
    label: 'Invalid traffic',
    to: '/$cabinet/finances/invalid-traffic',
    params: { cabinet },
    search: { client },
  };
  return [
    ...(isAdmin ? closing : []),
    ...(hasSection(cabinet, 'sites') ? [invalidTraffic] : []),
    ...(hasDocuments(cabinet) ? [documents] : []),
  ];
}

/** The balances and the ledger. The URL carries client, currency, filters, sort and page. */
export function FinancesPage() {
  const { cabinet } = route.useParams();
  const state = route.useSearch();
  const navigate = route.useNavigate();
  const { data: balances } = useSuspenseQuery(transactionQueries.balances(state.client));
  const { client, dates } = state;
  const balance = chooseBalance(state, balances);
  const listed = limitToCurrency(state, balances);
  const list = useStaleLimit(useQuery(transactionQueries.list(listed)));
  // while the loader waits for another client's balances, this screen still shows the previous client
  const isOfOther = useIsSearchPending();
  const isOverdue = useSustained(isOfOther, STALE_LIMIT);
  const isStale = list.isPlaceholderData || (isOfOther && !isOverdue);
  const data = isOverdue ? undefined : list.data;
  const clientName = list.data?.items.find(({ user_id }) => user_id === client)?.user_name;
  const isForOthers = managesOthers(cabinet);
  const isAdmin = useUnit($actsAsAdmin);
  const hasClients = isForOthers && state.client === undefined;
  const isOneType = state.type !== undefined && !state.type.includes(',');
  const currency = balance?.currency ?? '';
  const zone = data?.timezone;
  const totals = data && (data.totals.find((total) => total.currency === currency) ?? null);
  const columns = useMemo(() => transactionColumns(currency, { hasClients, zone }), [currency, hasClients, zone]);

  const narrow = (change: Partial<typeof state>) => void navigate({ search: { ...state, ...change, ...firstPage } });

  return (
    <>
      <PageHeader
        title="Finances"
        actions={
          <>
            {isAdmin && client !== undefined && balance && <BalanceMenu userId={client} name={clientName} />}
            {balance && (!isForOthers || client !== undefined) && <StatementMenu client={client} currency={currency} />}
            <HeaderLinks links={linksOf(cabinet, { client, isAdmin })} />
            <ButtonLink
              to="/$cabinet/finances/new-paid"
              params={{ cabinet }}
              search={{ client }}
              icon={<Plus aria-hidden />}
            >
              {newPaymentLabels[cabinet]}
            </ButtonLink>
          </>
        }
      />
      {balances.length > 1 && (
        <LinkTabs label="Currencies">
          {balances.map((one) => (
            <LinkTab
              key={one.currency}
              to="/$cabinet/finances"
              params={{ cabinet }}
              search={{ ...state, currency: one.currency, ...firstPage }}
              aria-current={one === balance ? 'page' : undefined}
            >
              {hasClients ? one.currency : `${one.currency} ${formatAmount(one.available, one, { bare: true })}`}
            </LinkTab>
          ))}
        </LinkTabs>
      )}
      <Stale when={isStale}>
        {isOverdue ? (
          <Loading>
            <SkeletonBlock h="64" />
          </Loading>
        ) : (
          balance && (
            <>
              {hasClients ? (
                <MoneyOverview cabinet={cabinet} unit={balance} />
              ) : (
                <BalanceOverview cabinet={cabinet} balance={balance} />
              )}
              {isForOthers && <WaitingQueue cabinet={cabinet} currency={currency} client={client} />}
            </>
          )
        )}
        <LedgerHead currency={currency} totals={totals} isMixed={hasClients && !isOneType} />
      </Stale>
      <ListTable
        label="Transactions"
        name="transactions"
        rows={data?.items}
        total={data?.total}
        cursors={data}
        error={failureOf(list)}
        isStale={isStale}
        columns={columns}
        rowKey={({ id }) => id}
        state={state}
        navigate={navigate}
        readAll={() => readAllTransactions(listed)}
        empty={
          <NoTransactions
            cabinet={cabinet}
            isNarrowed={client !== undefined || dates !== undefined}
            onClear={() => narrow({ client: undefined, dates: undefined })}
          />
        }
        filterCount={client === undefined ? 0 : 1}
        period={<DatesFilter dates={dates} onChange={(next) => narrow({ dates: next })} />}
        filters={
          isForOthers && (
            <>
              <ClientFilter
                client={client}
                name={clientName}
                onChange={(next) => narrow({ client: next, currency: undefined })}
              />
              <UnpaidFilter status={state.status} onChange={(status) => narrow({ status })} />
            </>
          )
        }
      />
    </>
  );
}
