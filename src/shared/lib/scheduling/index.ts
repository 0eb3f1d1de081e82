export { afterPaint } from './after-paint';
export { nextTask } from './next-task';
export { useIsStillHere } from './use-is-still-here';
export { useOncePainted } from './use-once-painted';
export { whenIdle } from './when-idle';
