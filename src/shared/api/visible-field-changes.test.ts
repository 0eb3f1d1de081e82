import { expect, it } from 'vitest';
import { visibleFieldChanges } from './visible-field-changes';

const change = (field: string, old: unknown, next: unknown) => ({ field, old, new: next });

it('shows only the filled fields of a created record', () => {
  const [name, link] = [change('name', null, 'Spring sale'), change('link', null, 'https://shop.example')];
  const unset = [change('title', null, ''), change('vertical', null, false), change('trackers', null, [])];
  expect(visibleFieldChanges({ action: 'created', fields: [name, ...unset, link] })).toEqual([name, link]);
});

it('shows only the filled fields of a removed record', () => {
  const [name, title] = [change('name', 'Spring sale', null), change('title', '', null)];
  expect(visibleFieldChanges({ action: 'removed', fields: [name, title] })).toEqual([name]);
});

it('shows cleared values and switched-off options of an edit', () => {
  const fields = [change('title', 'Spring', ''), change('vertical', true, false), change('limit', null, false)];
  expect(visibleFieldChanges({ action: 'updated', fields })).toEqual(fields);
});

it('hides an edit from one empty value to another', () => {
  const fields = [change('title', null, ''), change('types', [], null), change('contract', null, { serial: '' })];
  expect(visibleFieldChanges({ action: 'updated', fields })).toEqual([]);
});
