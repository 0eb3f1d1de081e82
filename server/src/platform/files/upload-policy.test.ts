import { describe, expect, test } from 'vitest';
import { refuseUpload } from './upload-policy.ts';

const GB = 1_000_000_000;
const describeFile = (filename: string, filetype?: string) =>
  [
    `filename ${Buffer.from(filename).toString('base64')}`,
    ...(filetype === undefined ? [] : [`filetype ${Buffer.from(filetype).toString('base64')}`]),
  ].join(',');

describe('an announced upload', () => {
  test.each([
    ['spring.mp4', 'video/mp4'],
    ['Spring Sale.MP4', 'video/mp4'],
    ['spring.webm', 'video/webm'],
    ['telephone.MOV', 'video/quicktime'],
    ['browser-knows-no-type.mov', ''],
    ['client-says-no-type.mp4', undefined],
    ['edited.mov', 'video/mov'],
    ['apple.mp4', 'video/x-m4v'],
    ['unknown.mp4', 'application/octet-stream'],
    ['film.mp4', 'text/html'],
    ['../../../etc/passwd.mp4', 'video/mp4'],
  ])('%s (%s) may begin', (filename, filetype) => {
    expect(refuseUpload({ length: '1000', metadata: describeFile(filename, filetype) }, 2 * GB)).toBeNull();
  });

  test.each([
    ['notes.txt', 'text/plain'],
    ['list.m3u8', 'application/vnd.apple.mpegurl'],
    ['film.avi', 'video/x-msvideo'],
    ['film.mp4.exe', 'video/mp4'],
    ['', 'video/mp4'],
  ])('%s (%s) is refused as not a video', (filename, filetype) => {
    expect(refuseUpload({ length: '1000', metadata: describeFile(filename, filetype) }, 2 * GB)).toEqual({
      status: 415,
      error: 'Only mp4, webm and mov files can be uploaded.',
    });
  });

  test('is refused over the limit, with rounded numbers', () => {
    const metadata = describeFile('film.mp4', 'video/mp4');
    expect(refuseUpload({ length: String(2 * GB), metadata }, 2 * GB)).toBeNull();
    expect(refuseUpload({ length: String(3.25 * GB), metadata }, 2 * GB)).toEqual({
      status: 413,
      error: 'This file is too large: 3.3 GB. At most 2 GB can be uploaded.',
    });
  });

  test.each([undefined, '', '0', '-5', '1.5', 'much', '1e400'])('is refused with the length %s', (length) => {
    expect(refuseUpload({ length, metadata: describeFile('film.mp4', 'video/mp4') }, 2 * GB)?.status).toBe(400);
  });

  test('is refused with malformed metadata', () => {
    expect(refuseUpload({ length: '5', metadata: 'filename %%%' }, 2 * GB)?.status).toBe(400);
  });
});
