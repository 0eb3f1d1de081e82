export { usePausedText } from './use-paused-text';
