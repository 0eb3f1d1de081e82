import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../src/shared/lib/format';
import { Button, ButtonLink } from '../../src/shared/ui/button';
import { Chart } from '../../src/shared/ui/chart';
import { createColumns, DataTable, type DataTableProps, RowLink, RowTitle } from '../../src/shared/ui/data-table';
import { EmptyState } from '../../src/shared/ui/empty-state';
import { LimitBar } from '../../src/shared/ui/limit-bar';
import { PageHeader } from '../../src/shared/ui/page-header';
import { PeriodFilter } from '../../src/shared/ui/period-filter';
import { Poster } from '../../src/shared/ui/poster';
import { QuartileGlyph, type Quartiles } from '../../src/shared/ui/quartile-glyph';
import { Section } from '../../src/shared/ui/section';
import { StateLabel } from '../../src/shared/ui/state-label';
import { type Campaign, days } from './campaigns';
import { Figures } from './figures';

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

const Title = chakra('h2', { base: { mb: '2', textStyle: 'sectionTitle' } });

export interface Advert {
  id: number;
  name: string;
  shows: number;
  quartiles: Quartiles;
}

const column = createColumns<Advert>();

const columns = [
  column.accessor('name', {
    header: 'Name',
    cell: ({ getValue }) => (
      <RowTitle picture={<Poster src="samples/landscape.jpg" duration={15} />}>
        <RowLink to="/">{getValue()}</RowLink>
      </RowTitle>
    ),
  }),
  column.accessor('shows', {
    header: 'Shows',
    meta: { align: 'end', width: '8rem', card: 'figure', unit: 'shows' },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
  column.accessor(({ quartiles }) => quartiles[3], {
    id: 'completed',
    header: 'Completed',
    meta: { align: 'end', width: '8rem', card: 'none' },
    cell: ({ row: { original } }) => <QuartileGlyph quartiles={original.quartiles} />,
  }),
];

interface RecordPageProps extends Pick<DataTableProps<Advert, number>, 'rows' | 'error'> {
  campaign: Campaign;
}

/** The page of a record: its state, its figures in its dates, its sub-records, and its limits. */
export function RecordPage({ campaign, rows, error }: RecordPageProps) {
  const [period, setPeriod] = useState({});
  return (
    <>
      <PageHeader
        title={campaign.name}
        badge={<StateLabel state={campaign.state.kind}>{campaign.state.word}</StateLabel>}
        description="01/09/2026 – 30/12/2026, Europe/Moscow"
        actions={
          <>
            <Button variant="outline" icon={<Square aria-hidden />}>
              Stop campaign
            </Button>
            <ButtonLink to="/" variant="outline" icon={<Pencil aria-hidden />}>
              Edit
            </ButtonLink>
            <ButtonLink to="/" icon={<Plus aria-hidden />}>
              New advert
            </ButtonLink>
          </>
        }
      />
      <Parts>
        <PeriodFilter state={period} preset="7-days" onChange={(change) => setPeriod({ ...period, ...change })} />
        <Figures
          kind="record"
          shows={campaign.shows}
          completed={campaign.quartiles?.[3] ?? null}
          spend={campaign.spend}
        />
        <Chart
          kind="line"
          label="Shows by day"
          data={campaign.shows === 0 ? [] : days}
          x={{ key: 'day', label: 'Day', kind: 'day' }}
          series={[
            { key: 'now', label: 'Shows' },
            { key: 'before', label: 'The week before', pale: true },
          ]}
        />
        <div>
          <Title>Adverts</Title>
          <DataTable
            label="Adverts"
            rows={rows}
            error={error}
            columns={columns}
            rowKey={({ id }) => id}
            empty={
              <EmptyState title="No adverts yet">
                An advert is a video with a link. Upload the first one with "New advert".
              </EmptyState>
            }
          />
        </div>
        <Section title="Limits">
          {campaign.limit === null ? (
            'No limit'
          ) : (
            <LimitBar
              label="Daily budget"
              used={`RUB ${formatNumber(campaign.limit.used)}`}
              limit={formatNumber(campaign.limit.limit)}
              percent={(campaign.limit.used / campaign.limit.limit) * 100}
              tone="money"
              now={58}
            />
          )}
        </Section>
      </Parts>
    </>
  );
}
