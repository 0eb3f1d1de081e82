export { StatementPage } from './ui/statement-page';
