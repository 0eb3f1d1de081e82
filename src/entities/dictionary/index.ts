export { dictionaryQueries } from './api/dictionary-queries';
export type { Format } from './model/format';
