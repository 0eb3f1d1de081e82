export { Menu, type MenuAction, type MenuItem, type MenuLink } from './menu';
