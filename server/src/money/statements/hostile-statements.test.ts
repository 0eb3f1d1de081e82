import { expect, it } from 'vitest';
import { measureLongestBlock } from '../../../test/measure-longest-block.ts';
import { parseInWorker } from './parse-in-worker.ts';

/** The maximum length in the contract. */
const MAX_LENGTH = 300_000;
const fill = (part: string) => part.repeat(MAX_LENGTH / part.length);
const xml = (content: string) => `<?xml version="1.0"?><Document>${content}`;
const options = { currency: 'RUB', precisions: new Map([['RUB', 2]]), lastDay: '2026-11-30' };

it.each([
  ['line breaks', fill('\n')],
  ['open elements', xml(fill('<a>'))],
  ['empty elements', xml(`${fill('<a/>')}</Document>`)],
  ['entries', xml(`${fill('<Ntry></Ntry>')}</Document>`)],
  ['documents', `1CClientBankExchange\n${fill('a=\n')}`],
])('a statement of %s holds nobody up', async (_name, content) => {
  const read = () => parseInWorker(content, options).catch((error: unknown) => error);
  expect(await read()).toMatchObject({ status: 422 });
  expect(await measureLongestBlock(read)).toBeLessThan(50);
});
