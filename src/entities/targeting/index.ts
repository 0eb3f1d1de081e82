export { targetingQueries } from './api/targeting-queries';
export {
  countryName,
  movePlaces,
  placeKey,
  placeKeysOf,
  placeNameOf,
  placesOf,
  type Side,
  withoutRemovedPlaces,
} from './model/geo-lists';
export { deviceLabels, targetingLabels, targetingPathLabel } from './model/labels';
export { limitLabels } from './model/limit-labels';
export { emptyTargeting, readTargeting, type TargetingWarning } from './model/read-targeting';
export { audienceFields, type GeoPlace, type PlaceType, type Targeting } from './model/targeting';
export {
  fromTargetingFormValues,
  type TargetingFormValues,
  toTargetingFormValues,
} from './model/targeting-form-values';
export { writeTargeting } from './model/write-targeting';
