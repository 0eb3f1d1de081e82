export { type CheckGroup, CheckMenu } from './check-menu';
export { Menu, type MenuAction, type MenuItem, type MenuLink } from './menu';
export { RowMenu } from './row-menu';
