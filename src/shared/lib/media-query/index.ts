export { useBelow } from './use-below';
export { usePrefersStill } from './use-prefers-still';
