export { LimitBar } from './limit-bar';
export { cutAtQuarters, LimitMeter } from './limit-meter';
