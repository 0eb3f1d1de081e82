import { expect, it } from 'vitest';
import { hasElement, readVastTree } from './vast-tree';

it.each([
  ['<VAST><Ad><InLine><Creatives><Creative><NonLinearAds/></Creative></Creatives></InLine></Ad></VAST>', true],
  ['<VAST><Ad><InLine><Creatives><Creative><Linear/></Creative></Creatives></InLine></Ad></VAST>', false],
  ['<VAST version="3.0"/>', false],
])('tells a picture over the video by its element: %s', (document, expected) => {
  const tree = readVastTree(document);
  expect(tree !== null && hasElement(tree, 'NonLinearAds')).toBe(expected);
});
