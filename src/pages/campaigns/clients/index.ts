export { ClientsPage } from './ui/clients-page';
