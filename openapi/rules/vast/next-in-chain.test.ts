import { expect, it } from 'vitest';
import { nextInChain } from './next-in-chain.ts';
import type { VastElement } from './vast-element.ts';

const element = (name: string, ...inside: (VastElement | string)[]): VastElement => ({
  ...{ name, attributes: {} },
  text: inside.find((part) => typeof part === 'string') ?? '',
  children: inside.filter((part) => typeof part !== 'string'),
});
const ad = (...inside: VastElement[]) => element('Ad', ...inside);
const video = (...files: string[]) => {
  const media = files.map((file) => element('MediaFile', file));
  const linear = element('Linear', element('MediaFiles', ...media));
  return ad(element('InLine', element('AdTitle', files[0] ?? ''), element('Creatives', element('Creative', linear))));
};
const picture = ad(element('InLine', element('Creatives', element('Creative', element('NonLinearAds')))));
const wrapper = (tag: string) => ad(element('Wrapper', element('VASTAdTagURI', tag)));

const [spring, autumn] = [video('https://cdn.example/spring.mp4'), video('http://cdn.example/autumn.mp4')];
const onward = wrapper('https://next.example/vast');

it.each<[string, VastElement[], ReturnType<typeof nextInChain>]>([
  ['nothing of an empty document', [], { kind: 'nothing' }],
  ['an advert', [spring], { kind: 'advert', ad: spring }],
  ['the first video of a pod', [autumn, spring], { kind: 'advert', ad: autumn }],
  ['the video behind a wrapper and a picture', [onward, picture, spring], { kind: 'advert', ad: spring }],
  ['nothing of a picture over the video', [picture], { kind: 'nothing' }],
  ['nothing of a video without files', [video()], { kind: 'nothing' }],
  ['nothing of a video that is no web address', [video('javascript:alert(1)')], { kind: 'nothing' }],
  [
    'a video of which one file is',
    [video('data:,', '//cdn', 'https://cdn.example/a')],
    expect.objectContaining({ kind: 'advert' }),
  ],
  [
    'the first wrapper',
    [picture, onward, wrapper('')],
    { kind: 'wrapper', ad: onward, tag: 'https://next.example/vast' },
  ],
  ['a wrapper without a tag', [wrapper('')], { kind: 'wrapper', ad: wrapper(''), tag: '' }],
])('chooses %s', (_, ads, expected) => {
  expect(nextInChain(element('VAST', ...ads))).toEqual(expected);
});

it('chooses nothing from another kind of document', () => {
  expect(nextInChain(element('vmap:VMAP', spring))).toEqual({ kind: 'nothing' });
});
