import { expect, test } from 'vitest';
import { type DraftEntry, readDraftEntries, writeDraftEntries } from './draft-entries';

const updatedAt = new Date('2026-11-22T18:00:00.000Z');
const spring: DraftEntry = { values: { name: 'Spring', section: 'limits' }, at: new Date('2026-11-20T14:02:00.000Z') };
const summer: DraftEntry = { values: { name: 'Summer' }, at: new Date('2026-11-21T09:30:00.000Z') };

const toJsonAndBack = (values: unknown) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;

test('returns the form first, followed by earlier entries', () => {
  const values = toJsonAndBack(writeDraftEntries({ name: 'Autumn' }, [summer, spring]));
  expect(readDraftEntries({ values, updatedAt })).toEqual([
    { values: { name: 'Autumn' }, at: updatedAt },
    summer,
    spring,
  ]);
});

test('keeps the time of earlier entries if there is no current input', () => {
  const values = toJsonAndBack(writeDraftEntries(null, [spring]));
  expect(readDraftEntries({ values, updatedAt })).toEqual([spring]);
});

test("has only the form's entry if there are no earlier ones", () => {
  expect(writeDraftEntries({ name: 'Autumn' }, [])).toEqual({ name: 'Autumn' });
  expect(readDraftEntries({ values: { name: 'Autumn' }, updatedAt })).toEqual([
    { values: { name: 'Autumn' }, at: updatedAt },
  ]);
  expect(readDraftEntries(null)).toEqual([]);
});

test('drops the oldest entries beyond the limit', () => {
  const { earlier } = writeDraftEntries(null, [...Array(5).fill(summer), spring]);
  expect(earlier).toEqual(Array(5).fill(summer));
});

test.each([{ earlier: 7 }, { earlier: [null, 'text', {}, { values: 3, at: 'never' }] }])(
  '%j has no valid entry',
  (values) => {
    expect(readDraftEntries({ values, updatedAt })).toEqual([]);
  },
);
