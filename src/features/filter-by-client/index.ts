export { ClientFilter } from './ui/client-filter';
export { WebmasterFilter } from './ui/webmaster-filter';
