import { describe, expect, it } from 'vitest';
import { moderatedChanges } from './moderated-changes.ts';

const tracker = { event: 'start', url: 'https://stat.example/a' };

describe('moderatedChanges', () => {
  it.each([
    { before: { title: 'Spring' }, after: { title: 'Spring' }, changed: [] },
    { before: { title: 'Spring' }, after: { title: ' Spring ' }, changed: [] },
    { before: { title: 'Spring' }, after: { title: 'Autumn' }, changed: ['title'] },
    { before: { use_vpaid: false }, after: { use_vpaid: true }, changed: ['use_vpaid'] },
    { before: { vpaid: null, title: '' }, after: { vpaid: '', title: null }, changed: [] },
    { before: { interactive: false, additional_trackers: [] }, after: {}, changed: [] },
    { before: {}, after: { icon: null, interactive: false }, changed: [] },
    { before: { icon: 'data:' }, after: {}, changed: ['icon'] },
    { before: { name: 'a', status: 'working', version: 1 }, after: { name: 'b', status: 'stopped' }, changed: [] },
    { before: {}, after: { not_yet_known: 1 }, changed: ['not_yet_known'] },
    { before: { ord_advert: { erid: 'A' } }, after: { ord_advert: { erid: 'B' } }, changed: [] },
    {
      before: { ord_advert: { erid: 'A' }, marking_in_video: true },
      after: { ord_advert: { erid: 'B' }, marking_in_video: true },
      changed: ['ord_advert.erid'],
    },
    {
      before: { ord_advert: null, marking_in_video: true },
      after: { ord_advert: { erid: 'A', brand: 'Shop' }, marking_in_video: true },
      changed: ['ord_advert.erid'],
    },
    {
      before: { ord_advert: { erid: 'A', brand: 'Shop' }, marking_in_video: true },
      after: { ord_advert: { erid: ' A', brand: 'Market' }, marking_in_video: true },
      changed: [],
    },
  ])('$before -> $after: $changed', ({ before, after, changed }) => {
    expect(moderatedChanges(before, after)).toEqual(changed);
  });

  it.each([
    { what: 'equal ones', after: [{ ...tracker }], isChange: false },
    { what: 'keys in another order', after: [{ url: tracker.url, event: tracker.event }], isChange: false },
    { what: 'another address', after: [{ ...tracker, url: 'https://stat.example/b' }], isChange: true },
    { what: 'one more', after: [tracker, tracker], isChange: true },
    { what: 'none', after: [], isChange: true },
    { what: 'an object with the same keys', after: { 0: tracker }, isChange: true },
  ])('compares lists in depth: $what', ({ after, isChange }) => {
    const fields = moderatedChanges({ additional_trackers: [tracker] }, { additional_trackers: after });
    expect(fields).toEqual(isChange ? ['additional_trackers'] : []);
  });
});
