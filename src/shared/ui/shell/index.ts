export { AppShell } from './app-shell';
export { type Breadcrumb, Breadcrumbs } from './breadcrumbs';
export { ConnectionIndicator } from './connection-indicator';
export { SidebarLink } from './sidebar-link';
