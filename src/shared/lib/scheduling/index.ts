export { afterPaint } from './after-paint';
export { useDebouncedSearch } from './use-debounced-search';
export { useDebouncedValue } from './use-debounced-value';
export { useIsCurrentScreen } from './use-is-current-screen';
export { useIsSearchPending } from './use-is-search-pending';
export { STALE_LIMIT, useStaleLimit } from './use-stale-limit';
export { useSustained } from './use-sustained';
