export { CreativeField } from './ui/creative-field';
