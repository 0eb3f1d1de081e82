import { expect, it } from 'vitest';
import { longestHold } from '../../../test/longest-hold.ts';
import { readInThread } from './read-in-thread.ts';

/** The maximum length in the contract. */
const MOST = 300_000;
const fill = (part: string) => part.repeat(MOST / part.length);
const xml = (content: string) => `<?xml version="1.0"?><Document>${content}`;
const reading = { currency: 'RUB', precisions: new Map([['RUB', 2]]), lastDay: '2026-11-30' };

it.each([
  ['line breaks', fill('\n')],
  ['open elements', xml(fill('<a>'))],
  ['empty elements', xml(`${fill('<a/>')}</Document>`)],
  ['entries', xml(`${fill('<Ntry></Ntry>')}</Document>`)],
  ['documents', `1CClientBankExchange\n${fill('a=\n')}`],
])('a statement of %s holds nobody up', async (_name, content) => {
  const read = () => readInThread(content, reading).catch((error: unknown) => error);
  expect(await read()).toMatchObject({ status: 422 });
  expect(await longestHold(read)).toBeLessThan(50);
});
