/** Whether this is a test browser, not a reader's. */
export const isTest: boolean = '__vitest_browser__' in globalThis;

/** Whether this is `npm run test:all`, which checks each story in both themes. */
export const testsAll: boolean = import.meta.env.VITE_TEST_TIER === 'all';
