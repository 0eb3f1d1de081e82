export { type HeaderLink, HeaderLinks } from './header-links';
export { PageHeader } from './page-header';
export { HeaderActions, HeaderRoot, HeaderRow, HeaderTitleRow } from './page-header-parts';
export { Parents, ParentsContext, ScreenParents } from './parents';
