export { Logo } from './logo';
export { Mark } from './mark';
