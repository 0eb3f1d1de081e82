import { useFormContext, useWatch } from 'react-hook-form';
import {
  fromTargetingFormValues,
  type GeoPlace,
  movePlaces,
  placeKey,
  placesOf,
  type Side,
  type TargetingFormValues,
  toTargetingFormValues,
} from '@/entities/targeting';

/**
 * The form paths that the tree writes: its own record, and the lists that delivery uses. Each path holds one opaque
 * value.
 */
const writtenPaths = [
  'ads.geo_white_ui',
  'ads.geo_black_ui',
  'ads.continent.white',
  'ads.continent.black',
  'ads.country.white',
  'ads.country.black',
  'ads.region.white',
  'ads.region.black',
  'ads.city_white_list',
  'ads.city_black_list',
] as const;

/** The places in the surrounding form, merged from the tree and the lists, and a function to change their sides. */
export function useChosenPlaces() {
  const { control, getValues, setValue } = useFormContext<{ ads: TargetingFormValues }>();
  const targeting = fromTargetingFormValues(useWatch({ control, name: 'ads' }));
  const chosen = { white: placesOf(targeting, 'white'), black: placesOf(targeting, 'black') };
  const keys = { white: new Set(chosen.white.map(placeKey)), black: new Set(chosen.black.map(placeKey)) };

  /** The side of a place; null if it is on neither. */
  const sideOf = (place: Pick<GeoPlace, 'type' | 'id'>): Side | null => {
    if (keys.white.has(placeKey(place))) return 'white';
    return keys.black.has(placeKey(place)) ? 'black' : null;
  };

  const put = (places: readonly GeoPlace[], side: Side | null) => {
    const next = { ads: toTargetingFormValues(movePlaces(fromTargetingFormValues(getValues('ads')), places, side)) };
    for (const path of writtenPaths) {
      const [, field, list] = path.split('.') as ['ads', keyof TargetingFormValues, Side | undefined];
      const value = next.ads[field] as Record<string, unknown>;
      setValue(path, (list ? value[list] : value) as never, { shouldDirty: true });
    }
  };

  return { chosen, sideOf, put };
}
