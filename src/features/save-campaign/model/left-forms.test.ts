import { expect, test } from 'vitest';
import { type LeftForm, readLeftForms, writeLeftForms } from './left-forms';

const updatedAt = new Date('2026-11-22T18:00:00.000Z');
const spring: LeftForm = { values: { name: 'Spring', section: 'limits' }, at: new Date('2026-11-20T14:02:00.000Z') };
const summer: LeftForm = { values: { name: 'Summer' }, at: new Date('2026-11-21T09:30:00.000Z') };

const overTheWire = (values: unknown) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;

test('what is typed comes first, then what was left before it', () => {
  const values = overTheWire(writeLeftForms({ name: 'Autumn' }, [summer, spring]));
  expect(readLeftForms({ values, updatedAt })).toEqual([{ values: { name: 'Autumn' }, at: updatedAt }, summer, spring]);
});

test('what was left keeps its time where nothing is typed', () => {
  const values = overTheWire(writeLeftForms(null, [spring]));
  expect(readLeftForms({ values, updatedAt })).toEqual([spring]);
});

test('a draft of a single form is that form', () => {
  expect(writeLeftForms({ name: 'Autumn' }, [])).toEqual({ name: 'Autumn' });
  expect(readLeftForms({ values: { name: 'Autumn' }, updatedAt })).toEqual([
    { values: { name: 'Autumn' }, at: updatedAt },
  ]);
  expect(readLeftForms(null)).toEqual([]);
});

test('the oldest of too many go', () => {
  const { earlier } = writeLeftForms(null, [...Array(5).fill(summer), spring]);
  expect(earlier).toEqual(Array(5).fill(summer));
});

test.each([{ earlier: 7 }, { earlier: [null, 'text', {}, { values: 3, at: 'never' }] }])(
  '%j holds no form',
  (values) => {
    expect(readLeftForms({ values, updatedAt })).toEqual([]);
  },
);
