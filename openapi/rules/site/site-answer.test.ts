import { expect, it } from 'vitest';
import { isReadable } from './site-answer.ts';

const read = [
  ...['found', 'no_tag', 'no_file', 'no_line', 'no_record', 'wrong_token', 'outside_head', 'stale_copy'],
  ...['curly_quotes', 'not_utf8'],
  ...['page_instead_of_file', 'at_www', 'at_parent', 'redirected', 'redirected_to_parent'],
  // readable, although useless
  ...['not_found', 'forbidden', 'server_error', 'too_many_requests'],
];
const unread = [
  ...['unresolved', 'dns_failed', 'unreachable', 'timeout', 'tls', 'private_address'],
  ...['not_https', 'too_many_redirects', 'too_large'],
];

it.each(read)('%s counts as a readable response', (code) => {
  expect(isReadable(code)).toBe(true);
});

it.each(unread)("%s doesn't count as a readable response", (code) => {
  expect(isReadable(code)).toBe(false);
});
