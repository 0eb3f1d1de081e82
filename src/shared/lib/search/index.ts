export { idFrom } from './id-from';
export { folderListSearch, listSearch } from './list-search';
export { parseChoices } from './parse-choices';
