import { expect, test } from 'vitest';
import { sectionsWith } from './sections';

const sections = [
  { id: 'basics', label: 'Basics', fields: ['name', 'link'] },
  { id: 'contract', label: 'Contract', fields: ['contract'] },
  { id: 'dates', label: 'Dates', fields: ['contract.date'] },
];

test.each<[string, string[], string[]]>([
  ['a field', ['link'], ['basics']],
  ['two fields of one section', ['name', 'link'], ['basics']],
  ['a field inside an object', ['contract.number'], ['contract']],
  ['a field inside an object of another section', ['contract.date'], ['dates']],
  ['a field that begins as another', ['contractor'], []],
  ['a field that is nowhere', ['root'], []],
])('%s', (_, paths, found) => {
  expect([...sectionsWith(sections, paths)]).toEqual(found);
});
