export { choicesFrom } from './choices-from';
export { idFrom } from './id-from';
export { folderListSearch, listSearch } from './list-search';
