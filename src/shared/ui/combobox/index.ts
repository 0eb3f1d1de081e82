export { ComboboxField } from './combobox-field';
export type { ComboboxOption, OptionSearch } from './use-options';
