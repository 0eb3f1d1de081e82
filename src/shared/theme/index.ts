import './fonts.css';

export { type ChartTone, type EntityStatus, particleColor, type Tone } from './colors';
export { breakpoints } from './scales';
export { system } from './system';
