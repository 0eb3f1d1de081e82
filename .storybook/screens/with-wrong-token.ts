import type { Site } from '@/shared/api';

/** The verification of a site whose home page was read and contains another token. */
export const withWrongToken = ({ verification }: Site): Site['verification'] => ({
  ...verification,
  verified_at: null,
  last_answer: {
    method: 'meta',
    code: 'wrong_token',
    outcome: 'missing',
    cause: 'The tag on the home page has another token.',
    cure: 'Copy the tag again and replace the old one.',
    chain: [{ url: 'https://news.example/', status: 200 }],
    bytes: 5310,
    line: '<meta name="preroll-verification" content="0b5e">',
    expected: '<meta name="preroll-verification" content="4f1c">',
    age: null,
  },
});
