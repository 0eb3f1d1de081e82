import { expect, test } from 'vitest';
import { commandOf, type Place } from './player-keys';

const bare = { ctrlKey: false, metaKey: false, altKey: false };

const everywhere = (command: string | undefined) => ({
  button: command,
  seek: command,
  volume: command,
  elsewhere: command,
});

const cells: [string, Record<Place, string | undefined>][] = [
  [' ', { ...everywhere('toggle'), button: undefined }],
  ['k', everywhere('toggle')],
  ['K', everywhere('toggle')],
  ['m', everywhere('mute')],
  ['f', everywhere('fullscreen')],
  ['c', everywhere('captions')],
  ['ArrowLeft', { ...everywhere('back'), volume: undefined }],
  ['ArrowRight', { ...everywhere('forward'), volume: undefined }],
  ['Home', { ...everywhere('start'), volume: undefined }],
  ['End', { ...everywhere('end'), volume: undefined }],
  ['ArrowUp', { ...everywhere(undefined), seek: 'forward' }],
  ['ArrowDown', { ...everywhere(undefined), seek: 'back' }],
  ['Enter', everywhere(undefined)],
  ['Tab', everywhere(undefined)],
  ['Escape', everywhere(undefined)],
];

test.each(
  cells.flatMap(([key, places]) =>
    Object.entries(places).map(([place, command]) => [key, place as Place, command] as const),
  ),
)('"%s" on %s: %s', (key, place, command) => {
  expect(commandOf({ ...bare, key }, place)).toBe(command);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('leaves keys with %s to the browser', (modifier) => {
  expect(commandOf({ ...bare, [modifier]: true, key: 'f' }, 'elsewhere')).toBeUndefined();
});
