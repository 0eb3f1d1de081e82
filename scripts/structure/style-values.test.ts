import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where colours and measures are named. Everywhere else they are called by their names. */
const THEME = 'src/shared/theme/';

const literals = [
  /(['"`\s(,:])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?=['"`\s),;])/i,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/i,
  /\b\d*\.?\d+px\b/,
  // a list that renders what is in sight reckons in pixels: `stepInPixels` names them
  /\bestimateSize: \(\) => \d/,
  /(?:[a-z](?:Height|Width)s?|_(?:HEIGHT|WIDTH)) = (?:\{ \w+: )?\d/,
];

const hasLiteral = (line: string) => literals.some((literal) => literal.test(line));

/** Comments may say what a thing measures. */
const withoutComments = (source: string) =>
  source
    .replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/ .*$/, ''));

const files = ['src', '.storybook']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !file.startsWith(THEME) && !file.includes('/generated/'));

it('colours and pixels are written in the theme alone', () => {
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .filter(hasLiteral)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

describe('what counts as a colour or a pixel', () => {
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
  ])('%s does', (line) => expect(hasLiteral(line)).toBe(true));

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
  ])('%s does not', (line) => expect(hasLiteral(line)).toBe(false));
});
