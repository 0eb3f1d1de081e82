import { expect, it } from 'vitest';
import { validateFeedEndpoint } from './feed-endpoint.ts';

it.each<[kind: Parameters<typeof validateFeedEndpoint>[0]['kind'], endpoint: string | null, refused: string | null]>([
  ['site', null, null],
  ['site', 'not an address', 'Not a web address'],
  ['vast', '', 'Required'],
  ['rtb', null, 'Required'],
  ['rtb', 'https://10.0.0.8/bid', null],
  ['vast', 'https://feed.example/vast?u={page}&ip={ip}&ua={ua}&cb={cb}&s={w}x{h}', null],
  ['vast', 'https://feed.example/vast?cb=[CACHEBUSTING]', null],
  ['vast', 'https://feed.example/vast?u={url}', 'Unknown macro: url'],
  ['vast', 'https://feed.example/vast?u={}', 'Unknown macro'],
  ['vast', 'https://{page}.feed.example/vast', 'Macros belong behind the host'],
  ['vast', 'https://10.0.0.8/vast', 'IP address'],
  ['vast', 'https://ads.example/vast?placement=4', 'another platform'],
])('%s %s', (kind, endpoint, refused) => {
  const refusal = validateFeedEndpoint({ kind, endpoint }, 'ads.example');
  if (refused === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(refused);
});

it.each<[kind: Parameters<typeof validateFeedEndpoint>[0]['kind'], refused: string | null]>([
  ['vast', null],
  ['rtb', 'Required'],
])('a feed of kind %s that sends requests and receives none: %s', (kind, refused) => {
  expect(validateFeedEndpoint({ kind, endpoint: null, asks: true })).toBe(refused);
});
