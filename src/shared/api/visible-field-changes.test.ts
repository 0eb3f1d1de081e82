import { expect, it } from 'vitest';
import { visibleFieldChanges } from './visible-field-changes';

const change = (field: string, old: unknown, next: unknown) => ({ field, old, new: next });

it('tells of a new record only what it has', () => {
  const [name, link] = [change('name', null, 'Spring sale'), change('link', null, 'https://shop.example')];
  const unset = [change('title', null, ''), change('vertical', null, false), change('trackers', null, [])];
  expect(visibleFieldChanges({ action: 'created', fields: [name, ...unset, link] })).toEqual([name, link]);
});

it('tells of a removed record only what it had', () => {
  const [name, title] = [change('name', 'Spring sale', null), change('title', '', null)];
  expect(visibleFieldChanges({ action: 'removed', fields: [name, title] })).toEqual([name]);
});

it('tells of an edit what was taken away and what was turned off', () => {
  const fields = [change('title', 'Spring', ''), change('vertical', true, false), change('limit', null, false)];
  expect(visibleFieldChanges({ action: 'updated', fields })).toEqual(fields);
});

it('does not tell of an edit from nothing to nothing', () => {
  const fields = [change('title', null, ''), change('types', [], null), change('contract', null, { serial: '' })];
  expect(visibleFieldChanges({ action: 'updated', fields })).toEqual([]);
});
