export { useIsBelow } from './use-is-below';
export { usePrefersReducedMotion } from './use-prefers-reduced-motion';
