/** True in a test browser, false for readers of Storybook. */
export const isTest: boolean = '__vitest_browser__' in globalThis;

/** True in `npm run test:all`, which checks each story in both themes. */
export const testsAll: boolean = import.meta.env.VITE_TEST_TIER === 'all';
