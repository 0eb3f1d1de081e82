export {
  applyPreferences,
  chooseTablePreferences,
  chooseViews,
  preferencesChosen,
  preferencesReceived,
} from './account-preferences';
export { forgetUnstored, readValue, subscribeValues, writeValue } from './browser-value';
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
