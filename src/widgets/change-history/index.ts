export { ChangeHistory } from './ui/change-history';
