export { ariaKeys, isPressed, type Shortcut, shortcutLabels } from './shortcut';
