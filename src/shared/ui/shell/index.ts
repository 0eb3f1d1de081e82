export { AppShell } from './app-shell';
export { ConnectionIndicator } from './connection-indicator';
export { focusContent } from './focus-content';
export { SidebarLink } from './sidebar-link';
