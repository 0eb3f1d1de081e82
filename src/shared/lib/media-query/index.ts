export { useBelow } from './use-below';
