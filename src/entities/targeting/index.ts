export { targetingQueries } from './api/targeting-queries';
export { countryCodes } from './model/country-codes';
export { isId, isVersion } from './model/entries';
export {
  placeKey,
  placeKeysOf,
  placeNameOf,
  placesOf,
  putPlaces,
  type Side,
  withoutGonePlaces,
} from './model/geo-lists';
export { type KeptTargeting, keepTargeting, takeTargeting } from './model/kept-targeting';
export { type ClosedList, isClosedList, type KnownEntries, type KnownList, withNamed } from './model/known-entries';
export { deviceLabels, targetingLabels, targetingPathLabel } from './model/labels';
export { parseListItem, refusalOf } from './model/list-items';
export { emptyTargeting, readTargeting, type TargetingWarning } from './model/read-targeting';
export { audienceFields, type GeoPlace, type ListField, type PlaceType, type Targeting } from './model/targeting';
export { audienceErrors, targetingErrors } from './model/targeting-policy';
export { writeTargeting } from './model/write-targeting';
