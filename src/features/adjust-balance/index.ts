export { BalanceMenu } from './ui/balance-menu';
