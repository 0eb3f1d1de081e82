export { afterPaint } from './after-paint';
export { STALE_LIMIT, useCurrent } from './use-current';
export { useDebouncedSearch } from './use-debounced-search';
export { useDebouncedValue } from './use-debounced-value';
export { useIsCurrentScreen } from './use-is-current-screen';
export { useIsSearchPending } from './use-is-search-pending';
export { useLasting } from './use-lasting';
