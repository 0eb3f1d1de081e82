export { ComboboxField } from './combobox-field';
export { ComboboxFilter } from './combobox-filter';
export type { ComboboxOption, OptionSearch } from './use-options';
