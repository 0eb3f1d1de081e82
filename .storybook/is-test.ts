/** True in a test browser, false for readers of Storybook. */
export const isTest: boolean = '__vitest_browser__' in globalThis;
