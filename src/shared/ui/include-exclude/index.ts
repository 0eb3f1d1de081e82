export { IncludeExcludeField } from './include-exclude-field';
