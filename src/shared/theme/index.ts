import './fonts.css';

export type { EntityStatus, Tone } from './colors';
export { breakpoints } from './scales';
export { system } from './system';
