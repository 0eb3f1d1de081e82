import {
  borderWidths,
  durations,
  easings,
  fonts,
  fontWeights,
  radii,
  shadows,
  sizes,
  spacing,
} from '../../src/shared/theme/scales.ts';
import { colours } from './colour-list.ts';

type Theme = 'light' | 'dark';
type Scale = Record<string, { value: string }>;

/** Scales that are the same in both themes, by their category in the theme. */
const scales: Record<string, { type: string; steps: Scale }> = {
  spacing: { type: 'dimension', steps: spacing },
  sizes: { type: 'dimension', steps: sizes },
  radii: { type: 'dimension', steps: radii },
  borderWidths: { type: 'dimension', steps: borderWidths },
  durations: { type: 'duration', steps: durations },
  easings: { type: 'cubicBezier', steps: easings },
  fonts: { type: 'fontFamily', steps: { body: fonts.body, mono: fonts.mono } },
  fontWeights: { type: 'fontWeight', steps: fontWeights },
};

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a token's CSS variable in the application: `--ui-colors-surface-canvas`. */
export const cssVariable = (category: string, name: string) =>
  `--ui-${kebab(category)}-${kebab(name).replaceAll('.', category === 'colors' ? '-' : '\\.')}`;

const shadowOf = (theme: Theme) =>
  Object.entries(shadows).map(([name, { value }]) => [name, theme === 'light' ? value._light : value._dark] as const);

const line = (variable: string, value: string, role?: string) =>
  `  ${variable}: ${value};${role ? ` /* ${role} */` : ''}`;

const themed = (theme: Theme) => [
  ...colours.map((colour) => line(cssVariable('colors', colour.name), colour[theme], colour.role)),
  ...shadowOf(theme).map(([name, value]) => line(cssVariable('shadows', name), value)),
];

function toCss(): string {
  const same = Object.entries(scales).flatMap(([category, { steps }]) =>
    Object.entries(steps).map(([name, { value }]) => line(cssVariable(category, name), value)),
  );
  return [
    '/* Design tokens of Preroll, generated from its theme. */',
    ':root, .light {',
    ...same,
    ...themed('light'),
    '}',
    '.dark {',
    ...themed('dark'),
    '}',
    '',
  ].join('\n');
}

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}
interface TokenTree {
  [name: string]: TokenTree | Token;
}

/**
 * Inserts a token at a path such as `text.muted`. If a group's own name is a token, that token becomes its `default`.
 */
function put(tree: TokenTree, path: readonly string[], token: Token, isGroup: boolean): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0 && !isGroup) {
    tree[name] = token;
    return;
  }
  const branch = (tree[name] ?? {}) as TokenTree;
  tree[name] = branch;
  if (rest.length === 0) branch.default = token;
  else put(branch, rest, token, isGroup);
}

const valueOfType = (type: string, value: string): unknown => {
  if (type === 'cubicBezier') return value.match(/[\d.]+/g)?.map(Number);
  if (type === 'fontWeight') return Number(value);
  return value;
};

/** The format of the Design Tokens Community Group, which Figma and its plugins import; one file per theme. */
function toJson(theme: Theme): string {
  const color: TokenTree = {};
  for (const { name, role, ...pair } of colours) {
    const isGroup = colours.some((other) => other.name.startsWith(`${name}.`));
    put(color, name.split('.'), { $type: 'color', $value: pair[theme], $description: role }, isGroup);
  }
  const tree: TokenTree = { color };
  for (const [category, { type, steps }] of Object.entries(scales))
    tree[category] = Object.fromEntries(
      Object.entries(steps).map(([name, { value }]) => [
        // a dot would start a new path segment
        name.replace('.', '_'),
        { $type: type, $value: valueOfType(type, value) },
      ]),
    );
  return `${JSON.stringify(tree, null, 2)}\n`;
}

/** The files for designers, by name. */
export const tokenFiles: Record<string, () => string> = {
  'tokens.css': toCss,
  'tokens.light.json': () => toJson('light'),
  'tokens.dark.json': () => toJson('dark'),
};
