export type { Command, CommandGroup } from './command';
export { CommandPalette, type CommandPaletteProps } from './command-palette';
