import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The error catalogue of the application, the only file that interprets status codes. */
const CATALOGUE = 'shared/api/error-catalogue.ts';

const operand = String.raw`[\w.?!()[\]]*\b(?:code|status|statusCode)\b[?!)]*`;
const compares = String.raw`\s*(?:[=!]==?|[<>]=?)\s*`;
const status = String.raw`[1-5]\d\d\b`;

const judgements = [
  new RegExp(`${operand}${compares}\\(?(?:0|${status})`),
  new RegExp(`\\b(?:0|${status})${compares}${operand}`),
  new RegExp(`\\bcase\\s+${status}\\s*:`),
  new RegExp(
    `\\[\\s*${status}(?:\\s*,\\s*${status})*\\s*,?\\s*\\](?:\\s*as const)?\\)?\\.(?:includes|indexOf|some|find|has)\\b`,
  ),
  new RegExp(`new (?:Set|Map)\\(\\[+\\s*${status}`),
];

const judging = (source: string) => source.split('\n').filter((line) => judgements.some((judged) => judged.test(line)));

const isJudged = (file: string) =>
  /\.tsx?$/.test(file) &&
  !file.includes('/generated/') &&
  file !== CATALOGUE &&
  !file.endsWith('error-catalogue.test.ts');

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isJudged);

it('only the error catalogue of the application interprets status codes', () => {
  const found = files.flatMap((file) =>
    judging(readFileSync(join('src', file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

describe('what interprets a status code', () => {
  it.each([
    'if (error.code === 401) leave();',
    'error?.code == 401',
    'if (response.status !== 204) read();',
    'answer.getStatus().status >= 500',
    '403 === error.code',
    'if (code === 0) offline();',
    '      case 422:',
    '[401, 403].includes(error.code)',
    'const ends = [401, 403, 423].some((status) => status === statusOf(error));',
    'const ends = new Set([401, 423]);',
  ])('%s does', (line) => expect(judging(line)).toEqual([line]));

  it.each([
    "const isWorking = campaign.status === 'working';",
    "HttpResponse.json({ error: 'db' }, { status: 500 })",
    'test.each([401, 403, 423])(',
    'super(422, message);',
    'errorFromResponse({ status: response.status, body })',
    'switch (issue.code) {',
    'expect(error).toMatchObject({ code: 401 });',
    'widths={[320, 640]}',
    'if (failures.length > 100) stop();',
  ])('%s does not', (line) => expect(judging(line)).toEqual([]));
});
