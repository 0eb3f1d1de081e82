import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { system } from '@/shared/theme';
import { createColumns, DataTable } from '@/shared/ui/data-table';
import { type Campaign, campaigns, columns as facts } from './campaigns';
import { present, press, root, type } from './subject';

const column = createColumns<Campaign>();

const columns = facts.map(([id, header, width]) =>
  column.accessor(id, {
    header,
    meta: {
      width: `${width / 16}rem`,
      searchable: id === 'name' || id === 'advertiser',
      align: typeof campaigns[0]?.[id] === 'number' ? 'end' : 'start',
    },
  }),
);

createRoot(root()).render(
  <ChakraProvider value={system}>
    <DataTable
      label="Campaigns"
      rows={campaigns}
      columns={columns}
      rowKey={({ id }) => id}
      csvName="campaigns"
      empty={null}
    />
  </ChakraProvider>,
);

present({
  row: 'tr[data-row]',
  viewport: 'section > div:has(> table)',
  filter: (text) => type('input[type=search]', text),
  sort: () => press('thead th:first-child button'),
});
