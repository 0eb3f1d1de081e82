export { ResolutionDialog } from './ui/resolution-dialog';
