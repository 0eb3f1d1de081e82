export { useBelow } from './use-below';
export { usePrefersReducedMotion } from './use-prefers-reduced-motion';
