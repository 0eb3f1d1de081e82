import { expect, test } from 'vitest';
import { refuseCodec } from './video-codecs.ts';

test.each(['h264', 'hevc', 'vp8', 'vp9', 'av1'])('accepts %s', (codec) => {
  expect(refuseCodec(codec)).toBeNull();
});

test.each(['mpeg4', 'prores', 'mjpeg', 'apch'])('refuses %s', (codec) => {
  expect(refuseCodec(codec)).toBe(
    `This video is in a codec that browsers don't play (${codec}). Export it as H.264 (mp4) and upload it again.`,
  );
});
