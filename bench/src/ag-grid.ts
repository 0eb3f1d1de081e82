import { createGrid } from 'ag-grid-community';
import { options, presentGrid } from './ag-grid-options';
import { root } from './subject';

const grid = createGrid(root(), options);

presentGrid(() => grid);
