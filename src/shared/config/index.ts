export { basePath } from './env';
