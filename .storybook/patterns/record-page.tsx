import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Play, Plus } from 'lucide-react';
import { formatNumber } from '../../src/shared/lib/format';
import { Button, ButtonLink } from '../../src/shared/ui/button';
import { createColumns, DataTable, type DataTableProps, RowLink } from '../../src/shared/ui/data-table';
import { DescriptionList } from '../../src/shared/ui/description-list';
import { EmptyState } from '../../src/shared/ui/empty-state';
import { PageHeader } from '../../src/shared/ui/page-header';
import { Section } from '../../src/shared/ui/section';
import { StatusBadge } from '../../src/shared/ui/status-badge';
import { type Campaign, statusWords } from './campaigns';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, {sizes.80})' },
    alignItems: 'start',
  },
});

interface Advert {
  id: number;
  name: string;
  shows: number;
}

const column = createColumns<Advert>();

const columns = [
  column.accessor('name', { header: 'Name', cell: ({ getValue }) => <RowLink to="/">{getValue()}</RowLink> }),
  column.accessor('shows', {
    header: 'Shows',
    meta: { align: 'end', width: '8rem' },
    cell: ({ getValue }) => formatNumber(getValue()),
  }),
];

interface DetailPageProps extends Pick<DataTableProps<Advert, number>, 'rows' | 'error'> {
  campaign: Campaign;
}

/** Page of one record with its status, actions, content and facts. */
export function DetailPage({ campaign, rows, error }: DetailPageProps) {
  return (
    <>
      <PageHeader
        title={campaign.name}
        badge={<StatusBadge status={campaign.status}>{statusWords[campaign.status]}</StatusBadge>}
        actions={
          <>
            <Button variant="outline" icon={<Play aria-hidden />}>
              Start campaign
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
      <Columns>
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
        <Section title="Facts">
          <DescriptionList
            items={[
              { term: 'Adverts', value: formatNumber(campaign.adverts) },
              { term: 'Spent', value: `${formatNumber(campaign.spent)} RUB` },
              { term: 'Owner', value: 'Nadia Petrova' },
              { term: 'ERID', value: null },
            ]}
          />
        </Section>
      </Columns>
    </>
  );
}
