import { describe, expect, it } from 'vitest';
import { type AdvertTerms, advertErrors } from './advert.ts';

const preroll: AdvertTerms['format'] = { kind: 'preroll', vpaidAllowed: false };
const tracker = { event: 'show', url: 'https://pixel.example/' };
const outdated = {
  advert_link: 'https://anna:secret@shop.example/',
  use_vpaid: true,
  url_marks: 'c={city}',
  additional_trackers: [tracker],
  ban: '',
  status: 'ban',
};

describe('advertErrors', () => {
  it('returns a message for each invalid field', () => {
    expect(Object.keys(advertErrors(outdated, { format: preroll }))).toEqual([
      'use_vpaid',
      'advert_link',
      'url_marks',
      'ban',
      'additional_trackers.0.event',
    ]);
  });

  it('accepts unchanged values that break newer rules', () => {
    expect(advertErrors(outdated, { format: preroll, before: outdated })).toEqual({});
    expect(
      Object.keys(advertErrors({ ...outdated, url_marks: 'c={town}' }, { format: preroll, before: outdated })),
    ).toEqual(['url_marks']);
  });

  it('validates the pages of a registration on every edit', () => {
    const ord_advert = { target_urls: [outdated.advert_link] };
    const before = { ord_advert };
    expect(Object.keys(advertErrors({ ord_advert }, { format: preroll, before }))).toEqual([
      'ord_advert.target_urls.0',
    ]);
  });

  it.each([
    ['a ban without a reason', { status: 'ban', ban: null }, { status: 'working', ban: null }, true],
    ['a new reason that is too short', { status: 'ban', ban: 'no' }, { status: 'ban', ban: 'Misleading' }, true],
    ['a removed reason of a ban', { status: 'ban', ban: null }, { status: 'ban', ban: 'Misleading' }, true],
    ['a removed reason without a ban', { status: 'working', ban: null }, { status: 'working', ban: 'Old' }, false],
    ['an old ban without a reason', { status: 'ban', ban: null }, { status: 'ban', ban: null }, false],
  ])('%s', (_name, advert, before, isRefused) => {
    expect('ban' in advertErrors(advert, { format: preroll, before })).toBe(isRefused);
  });

  it.each([
    ['a video', '/media/9', {}],
    ['no video', null, { marking_in_video: 'Only a video can show the marking' }],
  ])('accepts the marking only in a video: %s', (_name, creative, errors) => {
    expect(advertErrors({ creative, use_vpaid: false, marking_in_video: true }, { format: preroll })).toEqual(errors);
  });

  it('accepts the events of the format', () => {
    const trackers = (event: string) => ({ additional_trackers: [{ ...tracker, event }] });
    expect(advertErrors(trackers('start'), { format: preroll })).toEqual({});
    expect(advertErrors(trackers('start'), { format: { ...preroll, kind: 'overlay' } })).toEqual({
      'additional_trackers.0.event': "The campaign's format doesn't tell of it",
    });
  });
});
