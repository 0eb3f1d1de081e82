import type { GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { options, presentGrid } from './ag-grid-options';
import type { Campaign } from './campaigns';
import { root } from './subject';

let grid: GridApi<Campaign> | undefined;

createRoot(root()).render(
  <AgGridReact<Campaign>
    {...options}
    onGridReady={({ api }) => {
      grid = api;
    }}
  />,
);

presentGrid(() => grid);
