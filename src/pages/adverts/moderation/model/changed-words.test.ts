import { expect, it } from 'vitest';
import { changedWords } from './changed-words';

it.each([
  {
    from: 'The autumn blend is here',
    to: 'The winter blend is here',
    words: { before: 'The', removed: 'autumn', added: 'winter', after: 'blend is here' },
  },
  { from: 'One two', to: 'One two three', words: { before: 'One two', removed: '', added: 'three', after: '' } },
  { from: 'One two three', to: 'two three', words: { before: '', removed: 'One', added: '', after: 'two three' } },
  { from: 'a a a', to: 'a a', words: { before: 'a a', removed: 'a', added: '', after: '' } },
  {
    from: 'https://a.example',
    to: 'https://b.example',
    words: { before: '', removed: 'https://a.example', added: 'https://b.example', after: '' },
  },
])('finds the changed words between "$from" and "$to"', ({ from, to, words }) => {
  expect(changedWords(from, to)).toEqual(words);
});
