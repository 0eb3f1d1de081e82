import { expect, test } from 'vitest';
import { renditionsOf } from './ladder.ts';

const sizes = (width: number, height: number, useVertical = false) =>
  renditionsOf({ width, height, useVertical, useCompression: true }).map((it) => `${it.name} ${it.width}x${it.height}`);

test.each([
  [1920, 1080, ['240p 426x240', '360p 640x360', '480p 852x480', '720p 1280x720', '1080p 1920x1080']],
  [1280, 720, ['240p 426x240', '360p 640x360', '480p 852x480', '720p 1280x720']],
  [854, 480, ['240p 426x240', '360p 640x360', '480p 854x480']],
  [640, 360, ['240p 426x240', '360p 640x360']],
  // a height between two steps is a step of its own
  [960, 540, ['240p 426x240', '360p 640x360', '480p 852x480', '540p 960x540']],
  // and takes the place of one that looks the same
  [886, 498, ['240p 426x240', '360p 640x360', '498p 886x498']],
  // never above 1080p
  [3840, 2160, ['240p 426x240', '360p 640x360', '480p 852x480', '720p 1280x720', '1080p 1920x1080']],
  // never above the source
  [320, 180, ['180p 320x180']],
  // odd sides become even
  [641, 361, ['240p 426x240', '360p 640x360']],
  // an upright picture counts by its shorter side
  [1080, 1920, ['240p 240x426', '360p 360x640', '480p 480x852', '720p 720x1280', '1080p 1080x1920']],
  [2560, 1080, ['240p 568x240', '360p 852x360', '480p 1136x480', '720p 1706x720', '1080p 2560x1080']],
])('a %i x %i source', (width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected);
});

test.each([
  [1280, 720, ['240p 240x426', '360p 360x640', '480p 480x852', '720p 720x1280']],
  [720, 1280, ['240p 240x426', '360p 360x640', '480p 480x852', '720p 720x1280']],
  [320, 180, ['180p 180x320']],
])('a %i x %i source in upright frames', (width, height, expected) => {
  expect(sizes(width, height, true)).toEqual(expected);
});

test('compression lowers every bit rate', () => {
  const rates = (useCompression: boolean) =>
    renditionsOf({ width: 1920, height: 1080, useVertical: false, useCompression });
  const full = rates(false);
  rates(true).forEach((rendition, index) => {
    expect(rendition.videoBitrate).toBeLessThan(full[index]?.videoBitrate ?? 0);
    expect(rendition.audioBitrate).toBeLessThan(full[index]?.audioBitrate ?? 0);
  });
});
