import type { StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { rootOptions } from '../../src/app/errors/root-options';
import { notice } from './notices';
import type { Screen } from './screen';

type Story = StoryObj<typeof Screen>;

const parameters = { react: { rootOptions } };

/** What a screen shows while the answer to this call is on its way. */
export function loading(call: string, path?: string): Story {
  let isAsked = false;
  return {
    ...(path && { args: { path } }),
    beforeEach: ({ msw }) => {
      isAsked = false;
      msw.use(
        http.get(call, () => {
          isAsked = true;
          return delay('infinite');
        }),
      );
    },
    play: async ({ canvas }) => {
      // what is seen before the call is the screen itself on its way
      await waitFor(() => expect(isAsked).toBe(true));
      await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible());
    },
  };
}

const broken = () => HttpResponse.json({ error: 'db' }, { status: 500 });

/**
 * The server breaks over this call: a toast says so, and what is missing can be asked for again.
 *
 * @param said in the place of what is missing
 */
export const failing = (call: string, path?: string, said = 'The server could not answer.'): Story => ({
  ...(path && { args: { path } }),
  parameters,
  beforeEach: ({ msw }) => {
    msw.use(http.get(call, broken));
  },
  play: async ({ canvas }) => {
    await expect(await notice('Code 500, db')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(said);
  },
});

/**
 * Retry brings what was missing, once the server is well again.
 *
 * @param folded the name of the button that shows the part which is missing
 */
export function recovering(call: string, path?: string, folded?: RegExp): Story {
  let isWell = false;
  return {
    ...failing(call, path),
    beforeEach: ({ msw }) => {
      isWell = false;
      // without an answer here the one of the contract is given
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

/** The server doesn't let this person see it. */
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

/** Not there, or another's. */
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

/** A name as long as the contract lets it be. */
export const longName = 'Everything must go '.repeat(13).trim();
