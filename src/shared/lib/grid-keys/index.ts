export { moveInGrid } from './move-in-grid';
