import type { PayModel } from '@preroll/rules/campaign/event-price';
import { describe, expect, it } from 'vitest';
import { type AdvertFormat, type AdvertRow, toIndexedAdvert, unservableReason } from './indexed-advert.ts';

const script = 'https://cdn.shop.example/quiz.js';
const video: AdvertRow = {
  ...{ id: 3, adsId: 1, title: 'Spring sale', description: '', advertLink: 'https://shop.example/', urlMarks: '' },
  category: 'IAB18',
  ...{ icon: null, trackers: [], erid: '2VtzqwExample', useVpaid: false, vpaid: null },
  ...{ interactive: false, loadingStatus: 'ready' },
  ...{ mp4: '/media/1/video.mp4', hls: null, duration: 6, width: 1920, height: 1080, renditions: null },
  ...{ poster: '/media/1/poster.jpg', markingInVideo: false },
};
const quiz: AdvertRow = {
  ...video,
  ...{ useVpaid: true, vpaid: script, loadingStatus: 'awaiting', mp4: null, duration: null, width: null, height: null },
};
const both: AdvertRow = { ...video, useVpaid: true, vpaid: script };
const interactive: AdvertFormat = { kind: 'preroll', vpaidAllowed: true, maxDuration: 20, width: 800, height: 450 };
const plain = { ...interactive, vpaidAllowed: false };

const mp4 = {
  url: 'https://ads.example/media/1/video.mp4',
  type: 'video/mp4',
  width: 1920,
  height: 1080,
  bitrate: null,
};
const scriptFile = { url: script, type: 'application/javascript', width: 1920, height: 1080, bitrate: null };

describe('toIndexedAdvert', () => {
  const toAdvert = (row: AdvertRow, format: AdvertFormat, payModel: PayModel = 'cpm') =>
    toIndexedAdvert(row, { advertiser: 'Shop', publicUrl: 'https://ads.example', rate: 1, payModel, format });
  const toVast = (row: AdvertRow, format: AdvertFormat) => toAdvert(row, format)?.vast;

  it.each([
    ['a video', video, plain, { duration: 6, mediaFiles: [mp4] }],
    ['a script before the video', both, interactive, { duration: 6, mediaFiles: [scriptFile, mp4] }],
    ['the video alone in a format without VPAID', both, plain, { duration: 6, mediaFiles: [mp4] }],
    [
      'a script with the sizes of its format',
      quiz,
      interactive,
      { duration: 20, mediaFiles: [{ ...scriptFile, width: 800, height: 450 }] },
    ],
  ])('has %s', (_name, row, format, served) => expect(toVast(row, format)).toMatchObject(served));

  const banner = { ...interactive, kind: 'overlay' as const };
  const png = 'data:image/png;base64,AAAA';
  const size = { width: 800, height: 450 };
  const poster = { url: 'https://ads.example/media/1/poster.jpg', type: 'image/jpeg', ...size };
  it.each([
    ['a picture of its video', video, banner, poster],
    [
      'its icon',
      { ...both, icon: png },
      { ...banner, width: null, height: null },
      { url: 'https://ads.example/vast/icon/3', type: 'image/png', width: 480, height: 70 },
    ],
  ])('shows over a video %s, and plays nothing', (_name, row, format, overlay) =>
    expect(toAdvert(row, format)).toMatchObject({
      ...{ length: 0, takesScript: false },
      vast: { overlay, mediaFiles: [], duration: 20 },
    }),
  );

  it.each(['cpm', 'cpc', 'cpv'] as const)('is an overlay for %s only if its events are billed', (payModel) =>
    expect(toAdvert(video, banner, payModel) !== null).toBe(payModel !== 'cpv'),
  );

  const drawn: AdvertRow = { ...video, interactive: true };
  it.each([
    ['an interactive video', drawn, interactive, true],
    ['one whose own script draws it', { ...both, interactive: true }, interactive, false],
    ['one in a format without VPAID', drawn, plain, false],
    ['one whose video has no mp4', { ...drawn, mp4: null, hls: '/media/1/master.m3u8' }, interactive, false],
    ['a plain video', video, interactive, false],
  ])('takes the script of a placement, or not: %s', (_name, row, format, takesScript) =>
    expect(toAdvert(row, format)).toMatchObject({ takesScript }),
  );

  it.each([
    ['of its video', video, interactive, 6],
    ['of the video that the script of a placement plays', drawn, interactive, 6],
    ['of no script of its own', both, interactive, 0],
  ])('has the length %s', (_name, row, format, length) => expect(toAdvert(row, format)).toMatchObject({ length }));

  it.each([
    ['an advert without an ERID', { ...both, erid: null }, interactive],
    ['a video that is not ready', { ...video, loadingStatus: 'processing' as const }, interactive],
    ['a script in a format without VPAID', quiz, plain],
    ['a script in an overlay format', quiz, banner],
  ])('leaves out %s', (_name, row, format) => expect(toVast(row, format)).toBeUndefined());
});

describe('unservableReason', () => {
  it.each([
    ['no advert is started', [], interactive, 'chain_stopped'],
    ['a script has no ERID', [{ ...quiz, erid: null }], interactive, 'no_erid'],
    ['the format does not allow the script', [{ ...quiz, erid: null }], plain, 'chain_stopped'],
    ['a script has an overlay format', [quiz], { ...interactive, kind: 'overlay' as const }, 'chain_stopped'],
    ['no video is ready', [{ ...video, erid: null, loadingStatus: 'error' as const }], interactive, 'chain_stopped'],
    ['a video has no ERID', [{ ...video, erid: null }], plain, 'no_erid'],
  ])('says why when %s', (_name, started, format, reason) => expect(unservableReason(started, format)).toBe(reason));
});
