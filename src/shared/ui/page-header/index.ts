export { PageHeader } from './page-header';
export { HeaderActions, HeaderRoot, HeaderTitleRow, HeaderWords } from './page-header-parts';
