import { expect, test } from 'vitest';
import { validateCodec } from './video-codecs.ts';

test.each(['h264', 'hevc', 'vp8', 'vp9', 'av1'])('accepts %s', (codec) => {
  expect(validateCodec(codec)).toBeNull();
});

test.each(['mpeg4', 'prores', 'mjpeg', 'apch'])('refuses %s', (codec) => {
  expect(validateCodec(codec)).toBe(
    `This video is in a codec that browsers don't play (${codec}). Export it as H.264 (mp4) and upload it again.`,
  );
});
