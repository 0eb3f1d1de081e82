import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getListCampaignsResponseMock } from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import { choose } from '@/shared/testing/choose';
import { rootOptions } from '../../src/app/errors/root-options';
import { backend } from './backend';
import { notice, notices } from './notices';
import { as } from './people';
import { Screen } from './screen';

/** The messages for failed calls, as listed in section 8 of the specification. */
const meta = {
  title: 'Screens/Refusals',
  component: Screen,
  args: { path: '/advertiser/campaigns' },
  parameters: { layout: 'fullscreen', react: { rootOptions } },
  beforeEach: ({ msw, globals }) => {
    msw.use(...backend());
    as.advertiser({ globals });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const errorResponse = (status: number, error = `words of ${status}`) => HttpResponse.json({ error }, { status });
const fields = (errors: Record<string, string[]>) =>
  HttpResponse.json({ error: 'Look again', errors }, { status: 422 });
const page = (status: number) => HttpResponse.html('<h1>A page</h1>', { status });

/** Answers that keep the screen, each with its toast. */
const refusals: [Response, string][] = [
  [page(200), 'Code 0, Content-Type != application/json /campaigns'],
  [new Response(null, { status: 204 }), 'Code 0, Content-Type != application/json /campaigns'],
  [new HttpResponse('{"items":[', { headers: { 'Content-Type': 'application/json' } }), 'Code 0, Network error'],
  [HttpResponse.error(), 'Code 0, Network error'],
  [errorResponse(400, 'balance is empty'), 'Code 400, balance is empty'],
  [page(400), 'Code 400, api request error: 400'],
  [errorResponse(403), 'Code 403, Forbidden'],
  [errorResponse(404), 'Code 404, Not found'],
  [errorResponse(409), 'Code 409, api request error: 409'],
  [errorResponse(422, 'Look again'), 'Code 422, Look again'],
  [page(422), 'Code 422, Unprocessable content'],
  [errorResponse(429), 'Code 429, api request error: 429'],
  [errorResponse(500, 'db'), 'Code 500, db'],
  [page(500), 'Code 500, api request error: 500'],
  [page(502), 'Code 502, api request error: 502'],
];

let remaining = refusals;

/** The list of campaigns fails in every way, once per retry: each time a single toast has the reason. */
export const EachInTurn: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    remaining = refusals;
    msw.use(http.get('/backend/api/campaigns', () => remaining[0]?.[0].clone()));
  },
  play: async ({ canvas, userEvent }) => {
    for (const [, toast] of refusals) {
      await expect(await notice(toast)).toBeVisible();
      const [dismiss, ...others] = notices();
      await expect(others).toEqual([]);
      // the toast may have disappeared already
      if (dismiss) await userEvent.click(dismiss);
      await waitFor(() => expect(notices()).toEqual([]));
      remaining = remaining.slice(1);
      await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    }
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};

/** An answer that ends the session, and its toast. */
const endsSession = (answer: Response, toast: string): Story => ({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/backend/api/campaigns', () => answer.clone()));
  },
  play: async () => {
    await expect(await notice(toast)).toBeVisible();
    await expect(notices()).toHaveLength(1);
  },
});

export const SignedOut = endsSession(errorResponse(401, 'The session is over'), 'Code 401, The session is over');
export const SignedOutWithoutWords = endsSession(page(401), 'Code 401, Unauthorized');
export const Locked = endsSession(errorResponse(423, 'Unpaid since May'), 'Code 423, Unpaid since May');

/** Retry sends one call and reports the new reason. */
export const FailsInAnotherWay: Story = {
  beforeEach: ({ msw }) => {
    const answers = [errorResponse(500, 'db'), errorResponse(500, 'disk')];
    msw.use(http.get('/backend/api/campaigns', () => answers.shift() ?? page(502)));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await notice('Code 500, db')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await notice('Code 500, disk')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    // the first toast may have disappeared already
    await expect(notices().length).toBeLessThanOrEqual(2);
  },
};

const removeAnAdvert = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Summer teaser' }));
  await choose({ userEvent }, 'Remove');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
};

/** The call's own toast reports the failure; the mutation adds none. */
export const RefusedMutation: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/12' },
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/backend/api/adverts/:advertId', () => errorResponse(400, 'balance is empty')));
  },
  play: async (context) => {
    await removeAnAdvert(context);
    await expect(await notice('Code 400, balance is empty')).toBeVisible();
    await expect(notices()).toHaveLength(1);
  },
};

/** If the answer to a form's call is cut off, the dialog stays open with its values. */
export const CutOffAnswerToAForm: Story = {
  tags: ['nightly'],
  args: { path: '/admin/settings-global/resolution' },
  beforeEach: ({ msw, globals }) => {
    as.admin({ globals });
    const cutOff = () => new HttpResponse('{"id":', { status: 201, headers: { 'Content-Type': 'application/json' } });
    msw.use(http.post('/backend/api/resolution', cutOff));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New resolution' }));
    await userEvent.type(await screen.findByLabelText('Width'), '1280');
    await userEvent.type(screen.getByLabelText('Height'), '720{Enter}');
    // by text, because an open dialog hides everything else, including toasts, from queries by role
    await expect(await screen.findByText('Code 0, Network error')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'New resolution' })).toBeVisible();
    await expect(screen.getByLabelText('Width')).toHaveValue('1,280');
  },
};

/** Refused fields without a form are reported like any refusal. */
export const FieldsWithoutAForm: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/campaigns/12' },
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/backend/api/adverts/:advertId', () => fields({ id: ['Busy'] })));
  },
  play: async (context) => {
    await removeAnAdvert(context);
    await expect(await notice('Code 422, Look again')).toBeVisible();
    await expect(notices()).toHaveLength(1);
  },
};

/** Cookies are sent to the server on any origin. */
export const WithCredentials: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/backend/api/campaigns', ({ request }) =>
        request.credentials === 'include'
          ? HttpResponse.json(getListCampaignsResponseMock())
          : errorResponse(400, 'no cookies'),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring sale' })).toBeVisible();
  },
};
