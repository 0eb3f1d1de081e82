import {
  ClientSideRowModelModule,
  ColumnApiModule,
  type GridApi,
  type GridOptions,
  ModuleRegistry,
  QuickFilterModule,
  themeQuartz,
} from 'ag-grid-community';
import { type Campaign, campaigns, columns, height, rowHeight } from './campaigns';
import { present, root } from './subject';

/** AG Grid, by itself and in React: only the modules in use, and no animation. */
ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule, QuickFilterModule]);

root().style.height = `${height}px`;

export const options: GridOptions<Campaign> = {
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
};

/** @param grid undefined until there is one */
export const presentGrid = (grid: () => GridApi<Campaign> | undefined): void =>
  present({
    row: '.ag-row',
    viewport: '.ag-grid-viewport',
    filter: (text) => grid()?.setGridOption('quickFilterText', text),
    sort: () => grid()?.applyColumnState({ state: [{ colId: 'name', sort: 'asc' }] }),
  });
