export {
  applyPreferences,
  chooseDefaultPeriod,
  chooseTablePreferences,
  chooseViews,
  preferencesChosen,
  preferencesReceived,
} from './account-preferences';
export { forgetUnstored, readValue, subscribeValues, writeValue } from './browser-value';
export { readDefaultPeriod } from './default-period';
export {
  isViewed,
  MOST_VIEWS,
  parseViews,
  type SavedView,
  viewedPart,
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
