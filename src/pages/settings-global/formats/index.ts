export { FormatsPage } from './ui/formats-page';
