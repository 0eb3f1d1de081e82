export { MoneyField } from './money-field';
