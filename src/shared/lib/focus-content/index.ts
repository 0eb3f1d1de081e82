export { focusContent } from './focus-content';
