/**
 * How much is tested: `npm test` runs what each commit needs, `npm run test:all` everything, for nights and releases.
 * Handed down to the runners, and by `vitest.config.ts` to the stories.
 */
export const testsAll = process.env.TEST_TIER === 'all';

/** Stories with the tag "nightly" run with everything, and where a file of stories is run by its name. */
export const leavesOutNightly = ['fast', 'changed'].includes(process.env.TEST_TIER ?? '');
