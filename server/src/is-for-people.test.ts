import { expect, it } from 'vitest';
import { isForPeople } from './is-for-people.ts';
import { ConfigError } from './platform/config/config.ts';
import { DirectoryInUseError } from './platform/db/directory-lock.ts';
import { VideoToolsError } from './platform/video-tools/video-tools.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

it('omits the stack if the message is sufficient', () => {
  const forPeople = [ConfigError, DirectoryInUseError, VideoToolsError].map((Kind) => new Kind('Do this'));
  expect([...forPeople, refused('EACCES'), refused('ECONNREFUSED')].filter((error) => !isForPeople(error))).toEqual([]);
  expect([new TypeError('no function'), refused('EIO'), 'text', undefined].filter(isForPeople)).toEqual([]);
});
