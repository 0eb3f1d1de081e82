export { ShortcutKeys } from './shortcut-keys';
