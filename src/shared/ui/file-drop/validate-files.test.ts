import { expect, test } from 'vitest';
import { acceptAttribute, validateFiles } from './validate-files';

const accept = { 'video/mp4': ['.mp4'], 'video/quicktime': ['.mov'] };

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });

test.each([
  ['a video', [file('a.mp4', 'video/mp4')]],
  ['a video of the largest size', [file('a.mp4', 'video/mp4', 100)]],
  ['an ending in capitals that the system has no type for', [file('A.MOV', '')]],
  ['a type of its own for the ending', [file('a.mov', 'video/mov')]],
  ['a type that says nothing', [file('a.mp4', 'application/octet-stream')]],
])('accepts %s', (_, files) => {
  expect(validateFiles(files, accept, 100)).toBeNull();
});

test.each([
  ['a text', [file('a.txt', 'text/plain')], 'a.txt has the wrong type. Choose .mp4, .mov.'],
  ['another ending, whatever its type', [file('a.avi', 'video/mp4')], 'a.avi has the wrong type. Choose .mp4, .mov.'],
  ['an unknown ending', [file('a.bin', '')], 'a.bin has the wrong type. Choose .mp4, .mov.'],
  ['nothing in it', [file('a.mp4', 'video/mp4', 0)], 'a.mp4 is empty.'],
  ['one byte too many', [file('a.mp4', 'video/mp4', 101)], 'a.mp4 is 101 B. The limit is 100 B.'],
  ['two files', [file('a.mp4', 'video/mp4'), file('b.mp4', 'video/mp4')], '2 files were dropped. Choose one.'],
  ['no file', [], 'Drop a file.'],
])('rejects %s', (_, files, reason) => {
  expect(validateFiles(files, accept, 100)).toBe(reason);
});

test('the file dialog filters by MIME types and extensions', () => {
  expect(acceptAttribute(accept)).toBe('video/mp4,video/quicktime,.mp4,.mov');
});
