export { ClientFilter } from './ui/client-filter';
