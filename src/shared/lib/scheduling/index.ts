export { afterPaint } from './after-paint';
export { useIsCurrentScreen } from './use-is-current-screen';
export { useOncePainted } from './use-once-painted';
export { whenIdle } from './when-idle';
