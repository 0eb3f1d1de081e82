import type { Section } from './cabinets';

interface AreaScreen {
  /** Relative to the area's path. */
  path: string;
  label: string;
}

/**
 * The screens of areas that may have several, in navigation order. An area opens its first screen. Screens are added
 * here together with their route.
 */
export const areaScreens = {
  'settings-global': [
    { path: 'formats', label: 'Formats' },
    { path: 'feeds', label: 'Feeds' },
    { path: 'scripts/vpaid', label: 'VPAID scripts' },
    { path: 'scripts/branding', label: 'Branding scripts' },
    { path: 'ord/sources', label: 'ORD sources' },
    { path: 'ord/acts', label: 'ORD acts' },
    { path: 'ord/api-access', label: 'API access' },
    { path: 'resolution', label: 'Resolutions' },
    { path: 'currency', label: 'Currencies' },
    { path: 'delivery', label: 'Delivery' },
  ],
} as const satisfies Partial<Record<Section, readonly AreaScreen[]>>;
