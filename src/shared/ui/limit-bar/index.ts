export { LimitBar } from './limit-bar';
export { LimitMeter, quarterMask } from './limit-meter';
