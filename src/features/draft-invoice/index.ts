export { DraftDialog } from './ui/draft-dialog';
