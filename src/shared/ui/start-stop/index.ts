export { StartStop } from './start-stop';
