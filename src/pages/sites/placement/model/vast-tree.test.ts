import { expect, it } from 'vitest';
import { attributesOf, parseVastTree } from './vast-tree';

it('reads elements with their attributes and texts', () => {
  const tree = parseVastTree('\n<VAST version="3.0"><Error> https://a.example/?a&amp;b </Error></VAST>');
  expect(tree).toEqual({
    ...{ name: 'VAST', attributes: { version: '3.0' }, text: '' },
    children: [{ name: 'Error', attributes: {}, text: 'https://a.example/?a&b', children: [] }],
  });
  expect(tree && attributesOf(tree)).toEqual(['version="3.0"']);
});

it.each(['', 'Not found', '<p/>', '<VAST><Ad></VAST>'])('returns null for %j', (text) => {
  expect(parseVastTree(text)).toBeNull();
});
