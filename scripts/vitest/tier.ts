/**
 * How much is tested: `npm test` runs what each commit needs, `npm run test:all` everything, for nights and releases.
 * Handed down to the runners, and by `vitest.config.ts` to the stories.
 */
export const testsAll = process.env.TEST_TIER === 'all';

/** What is left to the nights runs with everything, and where a file is run by its name. */
export const leavesOutNightly = ['fast', 'changed'].includes(process.env.TEST_TIER ?? '');
