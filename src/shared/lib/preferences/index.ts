export {
  applyPreferences,
  preferencesChanged,
  preferencesReceived,
  updateDefaultPeriod,
  updateTablePreferences,
  updateViews,
} from './account-preferences';
export { forgetUnstored, readValue, subscribeValues, writeValue } from './browser-value';
export { readDefaultPeriod } from './default-period';
export {
  MAX_VIEWS,
  matchesView,
  parseViews,
  pickViewState,
  type SavedView,
  viewsKey,
  withoutView,
  withView,
} from './saved-views';
export {
  type Density,
  defaultPreferences,
  parsePreferences,
  readPreferences,
  storePreferences,
  type TablePreferences,
  tableKey,
} from './table-preferences';
