export { AppShell } from './app-shell';
export { ConnectionIndicator } from './connection-indicator';
export { SidebarLink } from './sidebar-link';
