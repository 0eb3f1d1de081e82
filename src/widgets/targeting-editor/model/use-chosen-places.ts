import { useFormContext, useWatch } from 'react-hook-form';
import {
  type GeoPlace,
  type KeptTargeting,
  keepTargeting,
  placeKey,
  placesOf,
  putPlaces,
  type Side,
  takeTargeting,
} from '@/entities/targeting';

/** What the tree decides: its own record, and the lists that delivery reads. Single paths: each is one value. */
const decided = [
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

/** The places of the surrounding form, in the tree or in the lists, and how to put some on a side. */
export function useChosenPlaces() {
  const { control, getValues, setValue } = useFormContext<{ ads: KeptTargeting }>();
  const targeting = takeTargeting(useWatch({ control, name: 'ads' }));
  const chosen = { white: placesOf(targeting, 'white'), black: placesOf(targeting, 'black') };
  const keys = { white: new Set(chosen.white.map(placeKey)), black: new Set(chosen.black.map(placeKey)) };

  /** On which side a place stands. */
  const sideOf = (place: Pick<GeoPlace, 'type' | 'id'>): Side | null => {
    if (keys.white.has(placeKey(place))) return 'white';
    return keys.black.has(placeKey(place)) ? 'black' : null;
  };

  const put = (places: readonly GeoPlace[], side: Side | null) => {
    const after = { ads: keepTargeting(putPlaces(takeTargeting(getValues('ads')), places, side)) };
    for (const path of decided) {
      const [, field, list] = path.split('.') as ['ads', keyof KeptTargeting, Side | undefined];
      const value = after.ads[field] as Record<string, unknown>;
      setValue(path, (list ? value[list] : value) as never, { shouldDirty: true });
    }
  };

  return { chosen, sideOf, put };
}
