// @vitest-environment node
import { openAsBlob } from 'node:fs';
import { expect, test } from 'vitest';
import { readVideoFacts } from './video-facts';

const readFile = async (name: string) => readVideoFacts(await openAsBlob(`server/test/field-files/${name}`));

test.each([
  ['sound-1s-longer.mp4', 'the length of its picture'],
  ['song.webm', 'the length of its picture, though the file declares one for all'],
])('reads from %s %s', async (name) => {
  expect(await readFile(name)).toMatchObject({ duration: expect.closeTo(6, 1), width: 640, height: 360 });
});
