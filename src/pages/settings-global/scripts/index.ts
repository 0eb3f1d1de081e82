export { scriptSearch } from './model/script-search';
export { ScriptPage } from './ui/script-page';
export { ScriptsPage } from './ui/scripts-page';
