export { afterPaint } from './after-paint';
export { useDebouncedSearch } from './use-debounced-search';
export { useDebouncedValue } from './use-debounced-value';
export { useIsCurrentScreen } from './use-is-current-screen';
