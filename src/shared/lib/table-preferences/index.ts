export {
  type Density,
  defaultPreferences,
  parsePreferences,
  readPreferences,
  storePreferences,
  type TablePreferences,
} from './table-preferences';
