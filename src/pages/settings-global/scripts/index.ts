export { ScriptPage } from './ui/script-page';
export { ScriptsPage } from './ui/scripts-page';
