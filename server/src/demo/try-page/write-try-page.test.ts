import { expect, it } from 'vitest';
import { writeTryPage } from './write-try-page.ts';

const publicUrl = 'https://ads.example';

it('plays the tag before the video, and shows code for five players', () => {
  const html = writeTryPage({ publicUrl, placementId: 7, video: '/media/a/"><script>.mp4' });
  expect(html).toContain('src="/media/a/&quot;&gt;&lt;script&gt;.mp4"');
  expect(html).toContain('data-vast="https://ads.example/vast?placement=7" data-video="watch"');
  expect(html.match(/<pre /g)).toHaveLength(5);
});

it.each([
  [null, '/media/a.mp4', 'No placement serves.'],
  [7, null, 'The demo videos are being made.'],
])('says what is missing (%s, %s)', (placementId, video, words) => {
  const html = writeTryPage({ publicUrl, placementId, video });
  expect(html).toContain(words);
  expect(html).not.toContain('<video');
});
