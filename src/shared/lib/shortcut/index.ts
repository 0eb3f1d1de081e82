export { ariaKeys, isPressed, printedKeys, type Shortcut } from './shortcut';
