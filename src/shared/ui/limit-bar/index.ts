export { LimitBar } from './limit-bar';
export { LimitMeter } from './limit-meter';
