import { expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';

it('reads elements with their attributes and texts', () => {
  const text =
    '\n<?xml version="1.0"?><VAST version="3.0"><Ad id="7&amp;"><Error> <![CDATA[https://a.example/?a&b]]> </Error></Ad></VAST>';
  expect(parseDocument(text)).toEqual({
    ...{ name: 'VAST', attributes: { version: '3.0' }, text: '' },
    children: [
      {
        ...{ name: 'Ad', attributes: { id: '7&' }, text: '' },
        children: [{ name: 'Error', attributes: {}, text: 'https://a.example/?a&b', children: [] }],
      },
    ],
  });
});

it.each([
  ['nothing', ''],
  ['text', 'Not found'],
  ['a page', '<!doctype html><p>Not found'],
  ['an unclosed element', '<VAST><Ad></VAST>'],
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><VAST>&b;</VAST>'],
  ['unknown entities', '<VAST>&nbsp;</VAST>'],
  ['too many elements', `<VAST>${'<a/>'.repeat(5_000)}</VAST>`],
  ['elements nested too deep', `<VAST>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</VAST>`],
  ['too many namespaces', `<VAST>${'<a xmlns="b"/>'.repeat(30)}</VAST>`],
])('refuses %s', (_, text) => {
  expect(parseDocument(text)).toBeNull();
});
