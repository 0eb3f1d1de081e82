export { RecoverPage } from './ui/recover-page';
