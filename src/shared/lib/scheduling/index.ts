export { afterPaint } from './after-paint';
export { nextTask } from './next-task';
export { useInSlices } from './use-in-slices';
export { useOncePainted } from './use-once-painted';
export { whenIdle } from './when-idle';
