export { settingsEdits } from './api/settings-edits';
export { describeSettingsChange } from './model/describe-settings-change';
export { settingsHistory } from './ui/settings-history';
