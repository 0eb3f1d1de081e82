export { CodeBlock } from './code-block';
