import {
  ClientSideRowModelModule,
  ColumnApiModule,
  createGrid,
  ModuleRegistry,
  QuickFilterModule,
  themeQuartz,
} from 'ag-grid-community';
import { type Campaign, campaigns, columns, height, rowHeight } from './campaigns';
import { present, root } from './subject';

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule, QuickFilterModule]);

root().style.height = `${height}px`;

const grid = createGrid<Campaign>(root(), {
  theme: themeQuartz,
  columnDefs: columns.map(([field, headerName, width]) => ({
    field,
    headerName,
    width,
    sortable: true,
    // like ours, it looks where people search
    ...(field === 'name' || field === 'advertiser' ? {} : { getQuickFilterText: () => '' }),
  })),
  rowData: campaigns,
  getRowId: ({ data }) => String(data.id),
  rowHeight,
  animateRows: false,
});

present({
  row: '.ag-row',
  viewport: '.ag-grid-viewport',
  filter: (text) => grid.setGridOption('quickFilterText', text),
  sort: () => grid.applyColumnState({ state: [{ colId: 'name', sort: 'asc' }] }),
});
