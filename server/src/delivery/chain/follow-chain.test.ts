import { expect, it } from 'vitest';
import { followChain } from './follow-chain.ts';
import { parseDocument } from './parse-document.ts';
import type { TagResponse } from './request-tag.ts';

const wrapper = (tag: string) =>
  `<VAST><Ad><Wrapper><VASTAdTagURI><![CDATA[ ${tag} ]]></VASTAdTagURI></Wrapper></Ad></VAST>`;
const video = `<VAST><Ad><InLine><Creatives><Creative><Linear><MediaFiles><MediaFile>https://cdn.example/a.mp4</MediaFile>
  </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

const answer = (url: string, text: string | undefined): TagResponse => {
  const document = text === undefined ? null : parseDocument(text);
  return { url, chain: [], took: 1, ...none, problem: document === null ? 'timeout' : null, document };
};

const none = { text: null, size: null, message: null, headers: null };

const tagOf = (name: string) => `https://${name}.example/vast`;

it.each<[string, Record<string, string>, string, string[]]>([
  ['an advert at once', { a: video }, 'advert', ['a']],
  [
    'an advert behind two wrappers',
    { a: wrapper(tagOf('b')), b: wrapper(tagOf('c')), c: video },
    'advert',
    ['a', 'b', 'c'],
  ],
  ['an empty document', { a: wrapper(tagOf('b')), b: '<VAST version="3.0"/>' }, 'no_advert', ['a', 'b']],
  ['a server that does not answer', { a: wrapper(tagOf('b')) }, 'failed', ['a', 'b']],
  ['a loop of one', { a: wrapper(tagOf('a')) }, 'loop', ['a']],
  ['a loop of two', { a: wrapper(tagOf('b')), b: wrapper(tagOf('a')) }, 'loop', ['a', 'b']],
  ['a wrapper without a tag', { a: wrapper('') }, 'no_tag', ['a']],
  ['a wrapper of a script', { a: wrapper('javascript:alert(1)') }, 'no_tag', ['a']],
  ['a wrapper of a path', { a: wrapper('/vast') }, 'no_tag', ['a']],
  [
    'as many documents as may be',
    { a: wrapper(tagOf('b')), b: wrapper(tagOf('c')), c: wrapper(tagOf('d')), d: video },
    'too_many',
    ['a', 'b', 'c'],
  ],
])('ends with %s', async (_, documents, end, names) => {
  const ask = async (tag: string) => answer(tag, documents[new URL(tag).hostname.split('.')[0] ?? '']);
  const chain = await followChain(tagOf('a'), ask, 3);
  expect([chain.end, chain.asked.map(({ url }) => url), chain.advert !== null]).toEqual([
    end,
    names.map(tagOf),
    end === 'advert',
  ]);
});
