export { CheckMenu } from './check-menu';
export { Menu } from './menu';
export type { MenuAction, MenuChoice, MenuItem, MenuLink, MenuToggle } from './menu-item';
export { type CheckGroup, OpenCheckMenu } from './open-check-menu';
export { RowMenu } from './row-menu';
export { type OpenMenuProps, useMenuOnDemand } from './use-menu-on-demand';
