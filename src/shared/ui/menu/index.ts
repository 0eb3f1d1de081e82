export { type CheckGroup, CheckMenu } from './check-menu';
export { Menu, type MenuAction, type MenuChoice, type MenuItem, type MenuLink, type MenuToggle } from './menu';
export { OpenCheckMenu } from './open-check-menu';
export { RowMenu } from './row-menu';
export { type OpenMenuProps, useMenuOnDemand } from './use-menu-on-demand';
