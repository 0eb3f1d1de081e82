import type { Place } from '@preroll/rules/targeting/places';
import { parseTargeting, type Targeting } from '../../advertising/targeting/targeting.ts';

const continent = (id: string, name: string): Place => ({ id, type: 'continent', name, parent_id: null });
const country = (id: string, name: string, parent_id: string): Place => ({ id, type: 'country', name, parent_id });
const city = (id: number, name: string, parent_id: string): Place => ({
  id: String(id),
  type: 'city',
  name,
  parent_id,
});

export const europe = continent('EU', 'Europe');
export const russia = country('RU', 'Russia', 'EU');
export const kazakhstan = country('KZ', 'Kazakhstan', 'AS');
export const armenia = country('AM', 'Armenia', 'AS');
export const moscow = city(524901, 'Moscow', 'RU-MOW');
export const petersburg = city(498817, 'Saint Petersburg', 'RU-SPE');

/** Builds a targeting for these places: the JSON text for the editor, and the lists for delivery. */
export const within = (...places: Place[]): Targeting => parseTargeting({ geo_white_ui: JSON.stringify(places) });
