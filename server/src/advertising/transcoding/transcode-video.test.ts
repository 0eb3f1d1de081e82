import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  fieldFile,
  makeLateSound,
  makeRotatedMov,
  makeVideo,
  supportedBuilds,
  videoTools,
  zeroBytes,
} from '../../../test/videos.ts';
import { DiskSpace } from '../../platform/files/disk-space.ts';
import type { VideoTools } from '../../platform/video-tools/video-tools.ts';
import { BrokenVideoError, type TranscodeRequest, transcodeVideo } from './transcode-video.ts';

async function transcode(tools: VideoTools, source: string, options: Partial<TranscodeRequest> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'preroll-transcode-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const work = join(folder, 'work');
  await mkdir(work);
  const target = join(folder, 'v-1');
  const space = new DiskSpace(folder, 0, async () => Number.POSITIVE_INFINITY);
  const request = { space, useVertical: false, useCompression: true, signal: new AbortController().signal, ...options };
  const video = transcodeVideo(tools, { source, target, workPrefix: join(work, 'job-'), ...request });
  return { video, target, work };
}

/** Probes a file as a player would, independently of the code under test. */
async function probe(file: string) {
  const args = ['-v', 'error', '-show_entries', 'stream=codec_name,width,height:format=duration', '-of', 'json', file];
  // an MPEG-TS stream contains a service name, for which the bundled build would load this machine's charset converters and
  // crash
  const env = { ...process.env, GCONV_PATH: '/nowhere' };
  const { stdout } = await promisify(execFile)(videoTools.ffprobe, args, { env });
  const { streams, format } = JSON.parse(stdout) as {
    streams: { codec_name: string; width?: number; height?: number }[];
    format: { duration: string };
  };
  const picture = streams.find(({ width }) => width !== undefined);
  const codecs = new Set(streams.map(({ codec_name }) => codec_name));
  return { codecs: [...codecs], size: `${picture?.width}x${picture?.height}`, duration: Number(format.duration) };
}

async function filter(file: string, graph: string): Promise<string> {
  const args = ['-v', 'error', '-i', file, '-vf', graph, '-f', 'null', '-'];
  const { stdout } = await promisify(execFile)(videoTools.ffmpeg, args, { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

const HLG = ['-color_primaries', 'bt2020', '-color_trc', 'arib-std-b67', '-colorspace', 'bt2020nc'];

describe.each(await supportedBuilds())('with the %s build', (_build, tools) => {
  test('transcodes an mp4 to HLS from 240p to its own height, an mp4 and a poster', async () => {
    const { video, target, work } = await transcode(tools, makeVideo('source.mp4', { size: '640x360', seconds: 5 }));
    const { renditions, ...measured } = await video;
    expect(measured).toEqual({ duration: 5, width: 640, height: 360, size: expect.any(Number) });
    expect((await readdir(target)).sort()).toEqual(['240p', '360p', 'master.m3u8', 'poster.jpg', 'video.mp4']);

    const master = await readFile(join(target, 'master.m3u8'), 'utf8');
    expect(master).toMatch(/RESOLUTION=426x240,CODECS="avc1\.4d40\w\w,mp4a\.40\.2"\n240p\/index\.m3u8/);
    expect(master).toMatch(/RESOLUTION=640x360,CODECS="avc1\.4d40\w\w,mp4a\.40\.2"\n360p\/index\.m3u8/);
    expect(await probe(join(target, 'master.m3u8'))).toMatchObject({ codecs: ['h264', 'aac'] });
    // the same segment boundaries in every rendition, so that players can switch between them
    expect((await readdir(join(target, '240p'))).sort()).toEqual(['0000.ts', '0001.ts', 'index.m3u8']);
    expect((await readdir(join(target, '360p'))).sort()).toEqual(['0000.ts', '0001.ts', 'index.m3u8']);

    const mp4 = await probe(join(target, 'video.mp4'));
    expect(mp4).toMatchObject({ codecs: ['h264', 'aac'], size: '640x360' });
    expect(mp4.duration).toBeCloseTo(5, 0);
    const bytes = await readFile(join(target, 'video.mp4'));
    const [, bitrate] = /AVERAGE-BANDWIDTH=(\d+),RESOLUTION=640x360/.exec(master) ?? [];
    expect(renditions).toEqual({
      mp4: { width: 640, height: 360, bitrate: expect.closeTo((bytes.length * 8) / mp4.duration, -4) },
      hls: { width: 640, height: 360, bitrate: Number(bitrate) },
    });
    expect(await probe(join(target, 'poster.jpg'))).toMatchObject({ codecs: ['mjpeg'], size: '640x360' });
    expect(await readdir(work)).toEqual([]);
  });

  test('applies the rotation of a mov', async () => {
    const { video, target } = await transcode(tools, makeRotatedMov());
    expect(await video).toMatchObject({ width: 180, height: 320 });
    expect(await probe(join(target, 'video.mp4'))).toMatchObject({ size: '180x320' });
    expect(await probe(join(target, 'poster.jpg'))).toMatchObject({ size: '180x320' });
  });

  test('gives players without HLS at most 720p', async () => {
    const source = makeVideo('large.mp4', { size: '1600x900', seconds: 1 });
    const { renditions } = await (await transcode(tools, source)).video;
    expect(renditions).toMatchObject({ mp4: { width: 1280, height: 720 }, hls: { width: 1600, height: 900 } });
    expect(renditions.mp4.bitrate).toBeLessThan(renditions.hls.bitrate);
  });

  test('transcodes a video without sound', async () => {
    const { video, target } = await transcode(tools, makeVideo('silent.mp4', { sound: false }));
    await video;
    expect(await probe(join(target, 'video.mp4'))).toMatchObject({ codecs: ['h264'] });
    expect(await readFile(join(target, 'master.m3u8'), 'utf8')).toMatch(/CODECS="avc1\.4d40\w\w"\n/);
  });

  test.each([
    ['landscape: over a blurred copy', '640x360', '360x640'],
    ['almost vertical: cropped', '360x480', '360x640'],
  ])('use_vertical with a picture that is %s', async (_name, size, expected) => {
    const { video, target } = await transcode(tools, makeVideo(`shape-${size}.mp4`, { size }), { useVertical: true });
    await video;
    expect(await probe(join(target, 'video.mp4'))).toMatchObject({ size: expected });
    expect(await probe(join(target, '240p/index.m3u8'))).toMatchObject({ size: '240x426' });
  });

  test('transcodes a webm that does not declare its length', async () => {
    const { video } = await transcode(tools, makeVideo('recording.webm', { args: ['-live', '1'] }));
    expect((await video).duration).toBeCloseTo(2, 0);
  });

  test.each([
    ['a second longer', () => fieldFile('sound-1s-longer.mp4'), 6],
    ['a second later', makeLateSound, 2],
    ['as long as a song, in webm', () => fieldFile('song.webm'), 6],
  ])('sound that is %s ends with the picture', async (_name, make, seconds) => {
    const { video, target } = await transcode(tools, make());
    expect((await video).duration).toBeCloseTo(seconds, 1);
    expect((await probe(join(target, 'video.mp4'))).duration).toBeCloseTo(seconds, 0);
  });

  test.each([
    // the colour bars have 39 in SDR; without a conversion, 10 remain
    ['PQ', () => fieldFile('hdr-pq-10bit.mp4'), 30],
    ['HLG', () => makeVideo('hlg.mp4', { args: HLG }), 50],
  ])('HDR (%s) keeps its colours', async (_name, make, saturation) => {
    const { video, target } = await transcode(tools, make());
    await video;
    const shown = await filter(join(target, 'video.mp4'), 'signalstats,metadata=print:file=-');
    expect(Number(/SATAVG=([\d.]+)/.exec(shown)?.[1])).toBeGreaterThan(saturation);
  });

  test('deinterlaces half pictures', async () => {
    const { video, target } = await transcode(tools, fieldFile('interlaced-tff.mp4'));
    await video;
    const seen = await filter(join(target, 'video.mp4'), 'idet,metadata=print:file=-');
    const count = (kind: string) =>
      Number(
        seen
          .match(new RegExp(`multiple\\.${kind}=([\\d.]+)`, 'g'))
          ?.at(-1)
          ?.split('=')[1],
      );
    expect(count('tff') + count('bff')).toBeLessThan(count('progressive') / 10);
  });

  test('uses the default sound track', async () => {
    const { video, target } = await transcode(tools, fieldFile('first-track-silent.mp4'));
    await video;
    const args = ['-hide_banner', '-i', join(target, 'video.mp4'), '-af', 'volumedetect', '-f', 'null', '-'];
    const { stderr } = await promisify(execFile)(videoTools.ffmpeg, args);
    expect(Number(/max_volume: (\S+) dB/.exec(stderr)?.[1])).toBeGreaterThan(-40);
  });

  test('skips a still in the first track', async () => {
    const { video } = await transcode(tools, fieldFile('still-first-track.mov'));
    expect(await video).toMatchObject({ width: 640, height: 360, duration: 6 });
  });

  test.each([0.2, 0.6])('rejects a video of zeros from %d on as broken, and leaves nothing behind', async (share) => {
    const source = zeroBytes(`wiped-${share}.mp4`, makeVideo('long.mp4', { seconds: 10 }), share);
    const { video, target, work } = await transcode(tools, source);
    await expect(video).rejects.toThrow(BrokenVideoError);
    await expect(stat(target)).rejects.toThrow('ENOENT');
    expect(await readdir(work)).toEqual([]);
  });
});

test('makes smaller files with use_compression', async () => {
  const source = makeVideo('detailed.mp4', { size: '640x360', seconds: 3, args: ['-vf', 'noise=alls=20:allf=t'] });
  const sizes = await Promise.all(
    [true, false].map(async (useCompression) => {
      const { video, target } = await transcode(videoTools, source, { useCompression });
      await video;
      return (await stat(join(target, 'video.mp4'))).size;
    }),
  );
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) * 0.8);
});

test('gives up a video that exceeds its time limit, and leaves nothing behind', async () => {
  const source = makeVideo('medium.mp4', { size: '640x360', seconds: 20 });
  const pixels: number[] = [];
  const timeLimit = (count: number) => {
    pixels.push(count);
    return 1;
  };
  const { video, target, work } = await transcode(videoTools, source, { timeLimit });
  await expect(video).rejects.toThrow(BrokenVideoError);
  expect(pixels).toEqual([640 * 360 * 25 * 20]);
  await expect(stat(target)).rejects.toThrow('ENOENT');
  expect(await readdir(work)).toEqual([]);
});

test('does not start without disk space for the result, and does not blame the video', async () => {
  const source = makeVideo('medium.mp4', { size: '640x360', seconds: 20 });
  // 240p and 360p, and one of them again as mp4: 20 s at 2.2 Mbit/s at most
  const space = new DiskSpace('', 0, async () => 1_000_000);
  const { video, work } = await transcode(videoTools, source, { space });
  await expect(video).rejects.toThrow('no space left for video files');
  await expect(video).rejects.not.toThrow(BrokenVideoError);
  expect(await readdir(work)).toEqual([]);
});

test('does not repeat frames up to a bogus rate', async () => {
  const args = ['-r', '200', '-g', '1'];
  const { video, target } = await transcode(videoTools, makeVideo('fast.mp4', { seconds: 1, args }));
  await video;
  const playlist = ['-v', 'error', '-count_packets', '-select_streams', 'v', '-show_entries', 'stream=nb_read_packets'];
  const { stdout } = await promisify(execFile)(videoTools.ffprobe, [...playlist, join(target, 'video.mp4')]);
  expect(Number(/nb_read_packets=(\d+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(61);
});

test('ends an aborted transcoding at once, and leaves nothing behind', async () => {
  const abort = new AbortController();
  const source = makeVideo('medium.mp4', { size: '640x360', seconds: 20 });
  const { video, target, work } = await transcode(videoTools, source, { signal: abort.signal });
  abort.abort(new Error('enough'));
  await expect(video).rejects.toThrow('enough');
  await expect(stat(target)).rejects.toThrow('ENOENT');
  expect(await readdir(work)).toEqual([]);
});
