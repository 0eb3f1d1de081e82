import { expect, it } from 'vitest';
import { isSelfExplanatory } from './is-self-explanatory.ts';
import { ConfigError } from './platform/config/config.ts';
import { DirectoryInUseError } from './platform/db/directory-lock.ts';
import { VideoToolsError } from './platform/video-tools/video-tools.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

it('omits the stack if the message is sufficient', () => {
  const forPeople = [ConfigError, DirectoryInUseError, VideoToolsError].map((Kind) => new Kind('Do this'));
  expect(
    [...forPeople, refused('EACCES'), refused('ECONNREFUSED')].filter((error) => !isSelfExplanatory(error)),
  ).toEqual([]);
  expect([new TypeError('no function'), refused('EIO'), 'text', undefined].filter(isSelfExplanatory)).toEqual([]);
});
