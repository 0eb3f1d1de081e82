import { readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  fieldFile,
  makeCoveredVideo,
  makeFile,
  makeLateSound,
  makeRotatedMov,
  makeVideo,
  supportedBuilds,
  truncateVideo,
  videoTools,
  zeroBytes,
} from '../../../test/videos.ts';
import { inspectVideo, VideoRefusedError } from './inspect-video.ts';

const INCOMPLETE = 'This video is incomplete: its end is missing. Export or copy it again, then upload it.';
const NOT_VIDEO = 'This file is not a video that can be read. Upload an mp4, webm or mov file.';
const PLAYLIST = 'This file is not a video: it is a playlist, which only points to other files.';
const MANY_TRACKS = 'This file has more than 16 tracks. Export it with one video and one audio track.';
const UNDECODABLE = 'The picture of this video can not be decoded. Export it as H.264 (mp4) and upload it again.';

/** Moves the third frame to 700 s: a transcoder would repeat the second one until then. */
const LASTING = 'setpts=if(gte(N\\,2)\\,700/TB\\,N/25/TB)';

const indexAtEnd = () => makeVideo('index-at-end.mp4', { args: ['-movflags', '0'] });
const fragments = () => makeVideo('fragments.mp4', { args: ['-movflags', 'frag_keyframe+empty_moov', '-g', '10'] });
const shatter = () => {
  const box = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]);
  return makeFile(
    'shattered.mp4',
    Buffer.concat([readFileSync(makeVideo('plain.mp4')), Buffer.alloc(60_000 * 8, box)]),
  );
};

describe.each(await supportedBuilds())('with the %s build', (_build, tools) => {
  test.each([
    ['an mp4', () => makeVideo('plain.mp4'), { extension: 'mp4', width: 320, height: 180, codec: 'h264' }],
    ['its index at the end', indexAtEnd, { extension: 'mp4', width: 320, height: 180, codec: 'h264' }],
    ['an mp4 in fragments', fragments, { extension: 'mp4', width: 320, height: 180, codec: 'h264' }],
    ['a webm', () => makeVideo('plain.webm'), { extension: 'webm', width: 320, height: 180, codec: 'vp8' }],
    ['no sound', () => makeVideo('silent.mp4', { sound: false }), { extension: 'mp4', width: 320, height: 180 }],
    [
      'a recording that does not declare its length',
      () => makeVideo('recording.webm', { args: ['-live', '1'] }),
      { extension: 'webm', width: 320, height: 180 },
    ],
    ['a mov with a rotation: measured as displayed', makeRotatedMov, { extension: 'mov', width: 180, height: 320 }],
    ['a cover and subtitles', makeCoveredVideo, { extension: 'mp4', width: 320, height: 180, codec: 'h264' }],
    [
      'non-square pixels, measured as displayed',
      () => makeVideo('anamorphic.mp4', { size: '360x288', args: ['-vf', 'setsar=16/11'] }),
      { extension: 'mp4', width: 524, height: 288 },
    ],
    ['sound that ends later, measured by its picture', makeLateSound, { extension: 'mp4', width: 320, height: 180 }],
    [
      'longer sound, in a file that declares one length for all',
      () => makeVideo('song.webm', { soundSeconds: 5 }),
      { extension: 'webm', width: 320, height: 180 },
    ],
  ])('accepts %s', async (_name, make, facts) => {
    const video = await inspectVideo(tools, make());
    expect(video).toMatchObject(facts);
    expect(video.duration).toBeCloseTo(2, 1);
  });

  test.each([
    ['hdr-pq-10bit.mp4', ['tone_mapped']],
    ['interlaced-tff.mp4', ['deinterlaced']],
    ['still-first-track.mov', ['still_skipped', 'sound_cut']],
    ['first-track-silent.mp4', ['default_sound']],
    ['sound-1s-longer.mp4', ['sound_cut']],
    ['song.webm', ['sound_cut']],
  ])('says of %s what transcoding changes: %j', async (name, adjustments) => {
    const video = await inspectVideo(tools, fieldFile(name));
    expect(video).toMatchObject({ adjustments, duration: expect.closeTo(6, 1) });
  });

  test('reports no adjustments for a plain video', async () => {
    expect((await inspectVideo(tools, makeVideo('plain.mp4'))).adjustments).toEqual([]);
  });

  test.each([
    ['17 tracks', () => makeVideo('tracks.mp4', { args: Array(17).fill(['-map', '1']).flat() }), MANY_TRACKS],
    ['text', () => makeFile('notes.mp4', 'Remember the milk.\n'.repeat(500)), NOT_VIDEO],
    [
      'noise',
      () =>
        makeFile(
          'noise.mp4',
          Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251),
        ),
      NOT_VIDEO,
    ],
    [
      'a truncated mp4, with its index in front',
      () => truncateVideo('cut-a.mp4', makeVideo('plain.mp4'), 0.9),
      INCOMPLETE,
    ],
    ['a truncated mp4, with its index at the end', () => truncateVideo('cut-b.mp4', indexAtEnd(), 0.9), INCOMPLETE],
    ['a truncated mp4 in fragments', () => truncateVideo('cut-c.mp4', fragments(), 0.9), INCOMPLETE],
    ['a cut webm', () => truncateVideo('cut-d.webm', makeVideo('plain.webm'), 0.9), INCOMPLETE],
    ['an mp4 of endless empty boxes', shatter, NOT_VIDEO],
    ['frames of zeros', () => zeroBytes('hollow.mp4', makeVideo('plain.mp4'), 0), UNDECODABLE],
    [
      'sound only',
      () => makeVideo('sound.mp4', { picture: false }),
      'This file is not a video: it has no picture, only sound.',
    ],
    ['an HLS playlist', () => makeFile('hls.mp4', '#EXTM3U\n#EXTINF:4,\nhttp://127.0.0.1:9/secret.ts\n'), PLAYLIST],
    ['an ffconcat playlist', () => makeFile('concat.mp4', 'ffconcat version 1.0\nfile /etc/passwd\n'), PLAYLIST],
    [
      'a duration of zero',
      () => makeVideo('still.mp4', { args: ['-frames:v', '0'], sound: false }),
      'This file is not a video: there is no picture in it.',
    ],
    [
      'an enormous picture',
      () => makeVideo('wide.webm', { size: '9000x32', seconds: 1 }),
      'This picture is too large: 9000 x 32. At most 3840 x 3840 pixels can be processed.',
    ],
    [
      'a codec that browsers cannot play',
      () => makeVideo('old.mp4', { args: ['-c:v', 'mpeg4'] }),
      "This video is in a codec that browsers don't play (mpeg4). Export it as H.264 (mp4) and upload it again.",
    ],
    [
      'sound in a rare codec',
      () => makeVideo('rare.mov', { args: ['-c:a', 'adpcm_ima_qt', '-ac', '1'] }),
      'This file has a track in a codec that is not taken (adpcm_ima_qt). Export it as H.264 with AAC (mp4) and upload it again.',
    ],
    [
      'an enormous picture in a small file',
      () => makeVideo('huge.mp4', { size: '8192x8192', seconds: 0.04, sound: false }),
      'This picture is too large: 8192 x 8192. At most 3840 x 3840 pixels can be processed.',
    ],
    [
      'an enormous picture that is displayed small',
      () => makeVideo('squeezed.mp4', { size: '7680x32', seconds: 1, args: ['-vf', 'setsar=1/10'] }),
      'This picture is too large: 7680 x 32. At most 3840 x 3840 pixels can be processed.',
    ],
    [
      'a few frames with long durations',
      () => makeVideo('lasting.webm', { size: '3840x2160', seconds: 0.12, sound: false, args: ['-vf', LASTING] }),
      'This video has 17,501 frames of 3840 x 2160. At most 3,600 frames of that size can be processed.',
    ],
    [
      'a tiny picture',
      () => makeVideo('tiny.mp4', { size: '320x8' }),
      'This picture is too small: 320 x 8. Each side needs 16 pixels.',
    ],
  ])('refuses %s', async (_name, make, message) => {
    await expect(inspectVideo(tools, make())).rejects.toThrow(new VideoRefusedError(message));
  });
});

test('refuses HDR without the filters to convert it', async () => {
  const message =
    'This video is HDR, which this server can not convert. Export it as SDR (Rec. 709) and upload it again.';
  const inspection = inspectVideo({ ...videoTools, canToneMap: false }, fieldFile('hdr-pq-10bit.mp4'));
  await expect(inspection).rejects.toThrow(new VideoRefusedError(message));
});

test('refuses more frames than can be counted', async () => {
  const recording = makeVideo('recording.webm', { args: ['-live', '1'] });
  // replaces ffprobe only for listing frames: reading a real file with that many would take a minute
  const endless = 'case "$*" in *packet=*) exec yes 0.040000,0.040000 ;; esac';
  const ffprobe = makeFile('endless-ffprobe', `#!/bin/sh\n${endless}\nexec '${videoTools.ffprobe}' "$@"\n`);
  await chmod(ffprobe, 0o755);
  const message = 'This video is too long: at most 60 minutes can be uploaded.';
  await expect(inspectVideo({ ...videoTools, ffprobe }, recording)).rejects.toThrow(new VideoRefusedError(message));
});
