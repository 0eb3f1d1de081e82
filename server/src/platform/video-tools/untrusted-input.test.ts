import { describe, expect, test } from 'vitest';
import { craftMp4 } from '../../../test/crafted-mp4.ts';
import { makeFile, makeVideo, supportedBuilds } from '../../../test/videos.ts';
import { probeVideo, UnreadableFileError, untrustedInputOptions } from './probe-video.ts';
import { runTool } from './run-tool.ts';

describe.each(await supportedBuilds())('with the %s build', (_build, tools) => {
  const packetsOf = async (file: string) => {
    const packets = ['-show_entries', 'packet=pos', '-of', 'csv'];
    const { stdout } = await runTool(tools, 'ffprobe', ['-v', 'error', ...untrustedInputOptions, ...packets, file]);
    return stdout.split('\n').filter((line) => line.startsWith('packet')).length;
  };

  test('does not build an index far larger than its file', async () => {
    expect(await packetsOf(makeFile('honest.mp4', craftMp4(1000)))).toBeGreaterThan(0);
    expect(await packetsOf(makeFile('boundless.mp4', craftMp4(3_000_000)))).toBe(0);
  });

  test('does not read a file with more tracks than a video has', async () => {
    const withTracks = (count: number) =>
      makeVideo(`${count}-tracks.mp4`, {
        seconds: 0.2,
        args: Array.from({ length: count }, () => ['-map', '1']).flat(),
      });
    await expect(probeVideo(tools, withTracks(17))).rejects.toThrow(UnreadableFileError);
    expect((await probeVideo(tools, withTracks(16))).soundIndex).toBe(0);
  });

  test.each([
    ['a picture', ['-c:v', 'qtrle'], '0:v'],
    ['sound', ['-c:a', 'adpcm_ima_qt', '-ac', '1'], '0:a'],
  ])('%s in a codec that is not taken is not decoded', async (_what, args, track) => {
    const file = makeVideo('rare.mov', { seconds: 0.2, args });
    const decode = async (...options: string[]) => {
      const raw = ['-map', track, '-f', 'framecrc', '-'];
      const { stdout } = await runTool(tools, 'ffmpeg', ['-v', 'error', '-nostdin', ...options, '-i', file, ...raw]);
      return stdout.split('\n').filter((line) => /^\d/.test(line)).length;
    };
    expect(await decode()).toBeGreaterThan(0);
    expect(await decode(...untrustedInputOptions)).toBe(0);
  });

  test('does not decode a picture that exceeds the limit', async () => {
    const still = (size: string) =>
      makeVideo(`${size}.mov`, { size, seconds: 0.04, sound: false, args: ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'] });
    const decode = async (file: string) => {
      const raw = ['-frames:v', '1', '-vf', 'scale=8:8', '-pix_fmt', 'gray', '-f', 'rawvideo', '-'];
      const args = ['-v', 'error', '-nostdin', ...untrustedInputOptions, '-i', file, ...raw];
      return (await runTool(tools, 'ffmpeg', args)).stdout.length;
    };
    expect(await decode(still('320x180'))).toBeGreaterThan(0);
    expect(await decode(still('8192x8208'))).toBe(0);
  });
});
