export { contractResolver } from './contract-resolver';
