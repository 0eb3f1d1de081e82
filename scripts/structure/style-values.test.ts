import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sizes, spacing } from '../../src/shared/theme/scales';

/** Defines the names of colours and sizes, which are used everywhere else. */
const THEME = 'src/shared/theme/';

const literals = [
  /(['"`\s(,:])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=['"`\s),;])/i,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/i,
  /\b\d*\.?\d+px\b/,
  // virtual lists compute in pixels, for which `stepInPixels` must be used
  /\bestimateSize: \(\) => \d/,
  /(?:[a-z](?:Height|Width)s?|_(?:HEIGHT|WIDTH)) = (?:\{ \w+: )?\d/,
];

const hasLiteral = (line: string) => literals.some((literal) => literal.test(line));

/** Comments may contain sizes. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/ .*$/, ''));

const files = ['src', '.storybook']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !file.startsWith(THEME) && !file.includes('/generated/'));

it('literal colours and pixels are only in the theme', () => {
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .filter(hasLiteral)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

describe('what is a literal colour or pixel value', () => {
  it.each([
    "bg: '#fff',",
    "color: '#1b2f4e',",
    'boxShadow: `0 0 0 1rem #0008`',
    "bg: 'rgb(0 0 0 / 0.4)',",
    "bg: 'hsla(20, 10%, 10%, 1)',",
    "borderWidth: '1px',",
    "mb: '-1.5px',",
    "clipPath: 'inset(0 -2px 0 0)',",
    'estimateSize: () => 160,',
    'const ITEM_WIDTH = 168;',
    'const rowHeights = { comfortable: 44, compact: 32 };',
  ])('%s is one', (line) => expect(hasLiteral(line)).toBe(true));

  it.each([
    "borderWidth: 'hairline',",
    "gridTemplateColumns: '10rem 1fr',",
    "outlineOffset: 'inside',",
    "boxShadow: 'inset 0 0 0 {borderWidths.hairline} {colors.border}',",
    "href: '#content',",
    'href={`#',
    "title: 'Order no. #12 of 4',",
    'const size = px(4);',
    'estimateSize: () => stepInPixels(40),',
    'const rowHeights = { comfortable: stepInPixels(11), compact: stepInPixels(8) };',
  ])('%s is not', (line) => expect(hasLiteral(line)).toBe(false));
});

/** CSS keywords, and lengths with a unit. */
const isCss = (value: string) =>
  /^(?:auto|none|(?:fit|max|min)-content|[\d.]+(?:rem|em|ch|lh|fr|[ds]?v[hw]))$/.test(value);

const scales = [
  { names: /\b(?:(?:max|min)?[WH]|w|h|boxSize)(?:: |=)/, steps: sizes },
  { names: /\b(?:p[xytbse]?|m[xytbse]|gap|(?:row|column)Gap|top|bottom|inset\w*)(?:: |=)/, steps: spacing },
];

/** Values that are no step of their scale and thus invalid CSS: `w: 'ring'`, `ps: { base: '4', lg: '5.5' }`. */
function unknownSteps(source: string): string[] {
  return scales.flatMap(({ names, steps }) =>
    [...source.matchAll(new RegExp(`${names.source}(?:\\{ [^{}]* \\}|["'][^"'\\n]*["'])`, 'g'))]
      .filter(([use]) =>
        [...use.matchAll(/["'](-?[\w.-]+)["']/g)].some(([, value = '']) => {
          const step = value.replace(/^-/, '');
          return step !== '0' && !isCss(step) && !Object.hasOwn(steps, step);
        }),
      )
      .map(([use]) => use),
  );
}

it('sizes and spaces are steps of their scale', () => {
  const found = files
    .filter((file) => file.endsWith('.tsx') || file.endsWith('-styles.ts'))
    .flatMap((file) => unknownSteps(readFileSync(file, 'utf8')).map((use) => `${file}: ${use}`));
  expect(found).toEqual([]);
});

describe('unknownSteps', () => {
  it.each(["w: 'ring'", "ps: '5.5'", "top: { base: 'topbar', md: '0' }", '<Bone w="28" />', "mt: '-0.75'"])(
    'finds one in %s',
    (line) => expect(unknownSteps(line)).toHaveLength(1),
  );

  it.each([
    "w: 'full'",
    "ps: '0.5'",
    "top: { base: '4', md: '0' }",
    '<Bone w="24" h="1lh" />',
    "mt: '-1.5'",
    "w: '12rem'",
  ])('finds none in %s', (line) => expect(unknownSteps(line)).toEqual([]));
});
