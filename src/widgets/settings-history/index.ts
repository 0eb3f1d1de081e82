export { settingsEdits } from './api/settings-edits';
export { describeSettingsFields } from './model/describe-settings-change';
export { settingsHistory } from './ui/settings-history';
