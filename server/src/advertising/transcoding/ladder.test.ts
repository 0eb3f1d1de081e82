import { expect, test } from 'vitest';
import { renditionsOf } from './ladder.ts';

const sizes = (width: number, height: number, useVertical = false) =>
  renditionsOf({ width, height, useVertical, useCompression: true }).map((it) => `${it.name} ${it.width}x${it.height}`);

const upToFullHd = ['240p 426x240', '360p 640x360', '480p 852x480', '720p 1280x720', '1080p 1920x1080'];

test.each([
  [1920, 1080, upToFullHd],
  [1280, 720, ['240p 426x240', '360p 640x360', '480p 852x480', '720p 1280x720']],
  [854, 480, ['240p 426x240', '360p 640x360', '480p 854x480']],
  [640, 360, ['240p 426x240', '360p 640x360']],
  // a height between two steps adds a step
  [960, 540, ['240p 426x240', '360p 640x360', '480p 852x480', '540p 960x540']],
  // but replaces a step that is nearly the same
  [886, 498, ['240p 426x240', '360p 640x360', '498p 886x498']],
  [2560, 1440, [...upToFullHd, '1440p 2560x1440']],
  [3840, 2160, [...upToFullHd, '1440p 2560x1440', '2160p 3840x2160']],
  [2880, 1620, [...upToFullHd, '1440p 2560x1440', '1620p 2880x1620']],
  // never above 2160p
  [7680, 4320, [...upToFullHd, '1440p 2560x1440', '2160p 3840x2160']],
  // never larger than the source
  [320, 180, ['180p 320x180']],
  // odd sides are rounded to even
  [641, 361, ['240p 426x240', '360p 640x360']],
  // a portrait picture counts by its shorter side
  [1080, 1920, ['240p 240x426', '360p 360x640', '480p 480x852', '720p 720x1280', '1080p 1080x1920']],
  [2560, 1080, ['240p 568x240', '360p 852x360', '480p 1136x480', '720p 1706x720', '1080p 2560x1080']],
])('a %i x %i source', (width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected);
});

test.each([
  [1280, 720, ['240p 240x426', '360p 360x640', '480p 480x852', '720p 720x1280']],
  [720, 1280, ['240p 240x426', '360p 360x640', '480p 480x852', '720p 720x1280']],
  [320, 180, ['180p 180x320']],
])('a %i x %i source in vertical frames', (width, height, expected) => {
  expect(sizes(width, height, true)).toEqual(expected);
});

test('lowers every bit rate with compression', () => {
  const rates = (useCompression: boolean) =>
    renditionsOf({ width: 3840, height: 2160, useVertical: false, useCompression });
  const full = rates(false);
  rates(true).forEach((rendition, index) => {
    expect(rendition.videoBitrate).toBeLessThan(full[index]?.videoBitrate ?? 0);
    expect(rendition.audioBitrate).toBeLessThan(full[index]?.audioBitrate ?? 0);
  });
});
