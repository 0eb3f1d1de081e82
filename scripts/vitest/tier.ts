/**
 * The extent of the tests: `npm test` runs the checks for each commit, `npm run test:all` everything, for nights and
 * releases. Passed on to the runners and, by `vitest.config.ts`, to the stories.
 */
export const testsAll = process.env.TEST_TIER === 'all';

/** Nightly tests are skipped in the other tiers, but run if a file is run by its name. */
export const skipsNightly = ['fast', 'changed'].includes(process.env.TEST_TIER ?? '');
