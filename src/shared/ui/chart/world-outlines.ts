import { geoEqualEarth, geoPath } from 'd3-geo';
import codes from 'i18n-iso-countries/codes.json';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';

export const WORLD = { width: 640, height: 296 };

const ANTARCTICA = '010';

/** ISO 3166-1: numeric to alpha-2. */
const alpha2 = new Map(codes.map(([two = '', , numeric = '']) => [numeric, two]));

/** The outline of each country as an SVG path, with its alpha-2 code; undefined for territories without an ISO code. */
export const worldOutlines: readonly { code: string | undefined; path: string }[] = drawWorld();

function drawWorld() {
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
  const all = feature(topology, topology.objects.countries);
  const features = all.features.filter(({ id }) => id !== ANTARCTICA);
  const projection = geoEqualEarth().fitSize([WORLD.width, WORLD.height], { ...all, features });
  const path = geoPath(projection).digits(1);
  return features.map((country) => ({ code: alpha2.get(String(country.id)), path: path(country) ?? '' }));
}
