export { afterPaint } from './after-paint';
export { nextTask } from './next-task';
export { useOncePainted } from './use-once-painted';
export { whenIdle } from './when-idle';
