import { expect, it } from 'vitest';
import { validateReason } from './site-reasons.ts';

const reason = { code: 'no_content', text: '' } as const;
const domain = 'news.example';

it.each([
  ['return', null, { reason: ['Required'] }],
  ['ban', undefined, { reason: ['Required'] }],
  ['lock', null, {}],
  ['approve', null, {}],
  ['return', reason, {}],
  ['ban', { code: 'other', text: ' a ' } as const, { 'reason.text': [expect.stringContaining('3')] }],
  ['ban', { code: 'other', text: 'Spam' } as const, {}],
  ['return', { ...reason, page: 'https://news.example/a' }, {}],
  ['return', { ...reason, page: 'http://m.news.example/a' }, {}],
  ['return', { ...reason, page: 'https://rivalnews.example/' }, { 'reason.page': [expect.stringContaining(domain)] }],
  ['return', { ...reason, page: 'https://news.example@evil.example/' }, { 'reason.page': [expect.any(String)] }],
  ['return', { ...reason, page: 'javascript:alert(1)' }, { 'reason.page': [expect.any(String)] }],
  ['return', { ...reason, page: '/a' }, { 'reason.page': [expect.any(String)] }],
])('%s with %j', (action, given, errors) => {
  expect(validateReason(action, given, domain)).toEqual(errors);
});
