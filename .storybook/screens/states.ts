import type { StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { rootOptions } from '../../src/app/errors/root-options';
import { notice } from './notices';
import type { Screen } from './screen';

type Story = StoryObj<typeof Screen>;

const parameters = { react: { rootOptions } };

/** The screen while this call is pending. */
export function loading(call: string, path?: string): Story {
  let isRequested = false;
  return {
    ...(path && { args: { path } }),
    beforeEach: ({ msw }) => {
      isRequested = false;
      msw.use(
        http.get(call, () => {
          isRequested = true;
          return delay('infinite');
        }),
      );
    },
    play: async ({ canvas }) => {
      // before the call, the loading indicator may be that of the screen's own code
      await waitFor(() => expect(isRequested).toBe(true));
      await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
    },
  };
}

const broken = () => HttpResponse.json({ error: 'db' }, { status: 500 });

/**
 * The server fails on this call: a toast reports it, and the call can be retried.
 *
 * @param message the text in place of the missing part
 */
export const failing = (call: string, path?: string, message = 'The server could not answer.'): Story => ({
  ...(path && { args: { path } }),
  parameters,
  beforeEach: ({ msw }) => {
    msw.use(http.get(call, broken));
  },
  play: async ({ canvas }) => {
    await expect(await notice('Code 500, db')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
  },
});

/**
 * Retry loads the missing part after the server has recovered.
 *
 * @param folded the name of the button that unfolds the missing part
 */
export function recovering(call: string, path?: string, folded?: RegExp): Story {
  let isWell = false;
  return {
    ...failing(call, path),
    beforeEach: ({ msw }) => {
      isWell = false;
      // undefined passes the call on to the contract's handler
      msw.use(http.get(call, () => (isWell ? undefined : broken())));
    },
    play: async ({ canvas, userEvent }) => {
      if (folded) await userEvent.click(await canvas.findByRole('button', { name: folded }));
      const retry = await canvas.findByRole('button', { name: 'Retry' });
      isWell = true;
      await userEvent.click(retry);
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    },
  };
}

/** The server refuses the call to this user. */
export const forbidden = (call: string, path?: string): Story => ({
  ...(path && { args: { path } }),
  parameters,
  beforeEach: ({ msw }) => {
    msw.use(http.get(call, () => HttpResponse.json({ error: 'Not yours' }, { status: 403 })));
  },
  play: async ({ canvas }) => {
    await expect(await notice('Code 403, Forbidden')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Forbidden');
  },
});

/** The record does not exist or belongs to somebody else. */
export const missing = (call: string, path?: string): Story => ({
  ...(path && { args: { path } }),
  parameters,
  beforeEach: ({ msw }) => {
    msw.use(http.get(call, () => HttpResponse.json({ error: 'Not found' }, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
});

/** The longest name that the contract allows. */
export const longName = 'Everything must go '.repeat(13).trim();
