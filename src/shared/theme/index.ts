export { type ChartTone, type EntityStatus, particleColor, type Tone } from './colors';
export { breakpoints, stepInPixels, windows } from './scales';
export { styled } from './styled';
export { system } from './system';
