import {
  accentColors,
  borderColors,
  type ColorGroup,
  type ColorPair,
  chartColors,
  focusColor,
  heatColors,
  moneyColors,
  screenColor,
  scrimColor,
  statusColors,
  surfaceColors,
  textColors,
  toneColors,
  trackColor,
} from '../../src/shared/theme/colors.ts';
import { chartRole, colourRoles, singleRoles, statusRoles, toneRoles } from './token-roles.ts';

export interface NamedColour extends ColorPair {
  /** `surface.canvas` */
  name: string;
  role: string;
}

const group = (name: string, colors: ColorGroup, roles: Record<string, string>): NamedColour[] =>
  Object.entries(colors).map(([step, pair]) => ({
    name: step === 'default' ? name : `${name}.${step}`,
    role: roles[step] ?? '',
    ...pair,
  }));

const groups = (name: string, all: Record<string, ColorGroup>, roles: Record<string, Record<string, string>>) =>
  Object.entries(all).flatMap(([member, colors]) => group(`${name}.${member}`, colors, roles[member] ?? {}));

/** All colours of the theme with their role, in both themes. */
export const colours: readonly NamedColour[] = [
  ...group('surface', surfaceColors, colourRoles.surface),
  { name: 'surface.track', role: singleRoles.track, ...trackColor },
  ...group('text', textColors, colourRoles.text),
  ...group('border', borderColors, colourRoles.border),
  ...group('accent', accentColors, colourRoles.accent),
  ...group('money', moneyColors, colourRoles.money),
  ...groups('tone', toneColors, toneRoles),
  ...groups('status', statusColors, statusRoles),
  ...group('chart', chartColors, Object.fromEntries(Object.keys(chartColors).map((step) => [step, chartRole(step)]))),
  ...group('heat', heatColors, colourRoles.heat),
  { name: 'focus', role: singleRoles.focus, ...focusColor },
  { name: 'screen', role: singleRoles.screen, ...screenColor },
  { name: 'scrim', role: singleRoles.scrim, ...scrimColor },
];
