export { ComboboxField } from './combobox-field';
export { ComboboxInput } from './combobox-input';
export type { ComboboxOption, OptionSearch } from './use-options';
