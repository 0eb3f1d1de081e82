export { CodeView } from './code-view';
