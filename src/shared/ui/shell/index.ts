export { AccountMenu } from './account-menu';
export { AppShell } from './app-shell';
export { CabinetSwitch } from './cabinet-switch';
export { ConnectionIndicator } from './connection-indicator';
export { MenuDot } from './menu-dot';
export { SearchButton } from './search-button';
export { SidebarButton } from './sidebar-button';
export { SidebarLink } from './sidebar-link';
