export { type RadioCard, RadioCards } from './radio-cards';
