export { UrlField } from './url-field';
