import { useDebouncedValue } from './use-debounced-value';

/** In milliseconds. */
const DEBOUNCE_MS = 200;

/** Debounces the text of a search. An empty text takes effect at once, because it needs no request. */
export const useDebouncedSearch = (text: string): string => useDebouncedValue(text, text === '' ? 0 : DEBOUNCE_MS);
