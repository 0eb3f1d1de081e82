export { useDebouncedSearch } from './use-debounced-search';
export { useDebouncedValue } from './use-debounced-value';
