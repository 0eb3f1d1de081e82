export { FormatPage } from './ui/format-page';
export { NewFormatPage } from './ui/new-format-page';
