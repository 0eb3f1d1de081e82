import {
  type CampaignStatusAction,
  campaignStatusAfter,
  checkCampaignAction,
} from '@preroll/rules/campaign/campaign-status';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Campaign, type CampaignBulk, changeCampaigns } from '@/shared/api';
import {
  getListCampaignsMockHandler,
  getListCampaignsResponseMock,
} from '@/shared/api/generated/endpoints/campaigns/campaigns.msw';
import {
  getListGroupsMockHandler,
  getListGroupsResponseMock,
} from '@/shared/api/generated/endpoints/groups/groups.msw';
import { choose } from '@/shared/testing/choose';
import { as } from './people';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const meta = {
  title: 'Screens/Campaigns/Changes',
  component: Screen,
  args: { path: '/advertiser/campaigns' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.advertiser),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const BULK = '/backend/api/campaigns/bulk';

type Canvas = StoryContext['canvas'];
type UserEvent = StoryContext['userEvent'];

const select = async (canvas: Canvas, userEvent: UserEvent, ...names: string[]) => {
  for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
  // the code of the bar loads with the first selection
  await canvas.findByRole('button', { name: 'Change' });
};

const undo = async (userEvent: UserEvent) => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

/** Opens the dialog for changing a limit of two campaigns. */
const changeLimitOfTwo = async (canvas: Canvas, userEvent: UserEvent) => {
  await select(canvas, userEvent, 'Spring sale', 'Loyalty club');
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
  await choose({ userEvent }, 'Change limit');
  return within(await screen.findByRole('dialog', { name: 'Change limit: 2 campaigns' }));
};

/** A complete success is shown in a toast and clears the selection. */
export const Stopped: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(BULK, () =>
        HttpResponse.json({ results: [12, 14].map((id) => ({ id, ok: true, status: 200, changes: [] })) }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Spring sale', 'Loyalty club');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('2 campaigns stopped')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Refusals are listed individually. */
export const PartlyRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Spring sale', 'Summer teaser');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start: 2 campaigns' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    await expect(dialog.getByText('Not found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  },
};

/**
 * Changes a limit of several campaigns: a preview shows the old and new values before it is applied, and it can be
 * undone.
 */
export const ChangesALimit: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let now: number | null | undefined = 15000;
    msw.use(
      http.post(BULK, async ({ request }) => {
        const { ids, limits, dry_run } = (await request.json()) as CampaignBulk;
        const changes = [{ field: 'ads.cash_limit_day', old: now, new: limits?.cash_limit_day }];
        if (!dry_run) now = limits?.cash_limit_day;
        return HttpResponse.json({ results: ids.map((id) => ({ id, ok: true, status: 200, changes })) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await changeLimitOfTwo(canvas, userEvent);
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'New value' }), '20000');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findAllByText('Daily budget: RUB 15,000.00 → RUB 20,000.00')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to 2' }));
    await expect(await screen.findByText('2 campaigns changed')).toBeVisible();
    await undo(userEvent);
    await expect(await screen.findByText('2 campaigns changed back')).toBeVisible();
    const again = await changeLimitOfTwo(canvas, userEvent);
    await userEvent.click(again.getByRole('button', { name: 'Preview' }));
    await expect(await again.findAllByText('Daily budget: RUB 15,000.00 → none')).toHaveLength(2);
  },
};

/** Campaigns changed by somebody else since the preview are not overwritten but reported; the others are changed. */
export const ChangedSinceThePreview: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(BULK, async ({ request }) => {
        const { ids, dry_run, versions } = (await request.json()) as CampaignBulk;
        const changes = [{ field: 'ads.cash_limit_day', old: 15000, new: null }];
        const results = ids.map((id) =>
          dry_run || (versions?.[id] === 4 && id !== 14)
            ? { id, ok: true, status: 200, changes, ...(dry_run && { version: 4 }) }
            : { id, ok: false, status: 400, error: 'Vera changed this on 22/11/2026', changes: [] },
        );
        return HttpResponse.json({ results });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await changeLimitOfTwo(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply to 2' }));
    await expect(await dialog.findByText('1 done, 1 refused')).toBeVisible();
    await expect(dialog.getByText('Vera changed this on 22/11/2026')).toBeVisible();
  },
};

/** Only days that were entered or explicitly cleared are changed. */
export const ChangesOneDay: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(BULK, async ({ request }) => {
        const { ids, ...body } = (await request.json()) as CampaignBulk;
        const days = { start_date: '2026-10-01', end_date: '2026-10-24' };
        const changes = (['start_date', 'end_date'] as const)
          .filter((field) => body[field] !== undefined)
          .map((field) => ({ field, old: days[field], new: body[field] }));
        return HttpResponse.json({ results: ids.map((id) => ({ id, ok: true, status: 200, changes })) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
    await choose({ userEvent }, 'Change dates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates: Spring sale' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('Enter a date, or clear one')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'First day' }), '05/10/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('First day: 01/10/2026 → 05/10/2026')).toBeVisible();
    await expect(dialog.queryByText(/none/)).toBeNull();

    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(await dialog.findByRole('textbox', { name: 'First day' })).toHaveValue('05/10/2026');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Clear the last day' }));
    await expect(dialog.getByRole('textbox', { name: 'Last day' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('Last day: 24/10/2026 → none')).toBeVisible();
  },
};

/** Escape closes the dialog immediately, unless there is input in the form or its preview. */
export const ClosedWithChanges: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const changes = [{ field: 'ads.cash_limit_day', old: 15000, new: 20000 }];
    msw.use(http.post(BULK, () => HttpResponse.json({ results: [{ id: 12, ok: true, status: 200, changes }] })));
  },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
      await choose({ userEvent }, 'Change limit');
      const dialog = within(await screen.findByRole('dialog', { name: 'Change limit: Spring sale' }));
      const field = await dialog.findByRole('spinbutton', { name: 'New value' });
      await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Limit' })).toHaveFocus());
      return { dialog, field };
    };
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(screen.queryByRole('alertdialog')).toBeNull();

    const { dialog, field } = await open();
    await userEvent.type(field, '20000');
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveValue('20000');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('Daily budget: RUB 15,000.00 → RUB 20,000.00')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }));
    await isClosed();
  },
};

/** If no campaign can be changed, nothing can be applied. */
export const RefusedInThePreview: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const errors = { end_date: ['Must not be before the first day'] };
    const refusal = { ok: false, status: 422, error: 'Some fields need your attention', errors, changes: [] };
    msw.use(http.post(BULK, () => HttpResponse.json({ results: [{ id: 12, ...refusal }] })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
    await choose({ userEvent }, 'Change dates');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change dates: Spring sale' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last day' }), '01/01/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('Must not be before the first day')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Apply to 0' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(await dialog.findByRole('textbox', { name: 'Last day' })).toHaveValue('01/01/2026');
  },
};

/** Refusals from the preview are listed with the results. */
export const PartlyRefusedInThePreview: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(BULK, async ({ request }) => {
        const { ids } = (await request.json()) as CampaignBulk;
        const results = ids.map((id) =>
          id === 14
            ? { id, ok: false, status: 404, error: 'Not found', changes: [] }
            : { id, ok: true, status: 200, changes: [{ field: 'ads.cash_limit_day', old: 15000, new: null }] },
        );
        return HttpResponse.json({ results });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await changeLimitOfTwo(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('1 to change, 1 refused')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to 1' }));
    const results = within(await dialog.findByRole('list', { name: 'Results' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    await expect(results.getByText('Not found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Campaign Spring sale changed back')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
  },
};

/** Keeps the campaigns of the list and changes their status like the server, increasing the version each time. */
const keeping =
  (before: Partial<Record<number, Campaign['status']>> = {}): Story['beforeEach'] =>
  ({ msw }) => {
    const list = getListCampaignsResponseMock();
    let items = list.items.map((campaign) => ({ ...campaign, version: 1, status: before[campaign.id] ?? 'working' }));
    msw.use(
      http.get('/backend/api/campaigns', () => HttpResponse.json({ ...list, items })),
      http.post(BULK, async ({ request }) => {
        const { ids, action: requested, status: restored, versions } = (await request.json()) as CampaignBulk;
        const action = requested as CampaignStatusAction;
        const status = restored ?? campaignStatusAfter[action];
        const results = ids.map((id) => {
          const was = items.find((campaign) => campaign.id === id);
          if (was === undefined || (versions && versions[id] !== was.version))
            return { id, ok: false, status: 400, error: 'Vera changed this on 22/11/2026', changes: [] };
          const refusal = checkCampaignAction(was.status, action);
          if (refusal) return { id, ok: false, status: 400, error: refusal.text, changes: [] };
          const campaign = { ...was, status, version: was.version + 1 };
          items = items.map((other) => (other.id === id ? campaign : other));
          return { id, ok: true, status: 200, changes: [{ field: 'status', old: was.status, new: status }], campaign };
        });
        return HttpResponse.json({ results });
      }),
    );
  };

const act = async (canvas: Canvas, userEvent: UserEvent, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
  await choose({ userEvent }, action);
};

/** Whether an action is enabled; a disabled item has the reason in its name. */
const isOffered = async (canvas: Canvas, userEvent: UserEvent, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
  await expect(await screen.findByRole('menuitem', { name: action })).toBeVisible();
  await userEvent.keyboard('{Escape}');
};

export const UndoesAStop: Story = {
  tags: ['nightly'],
  beforeEach: keeping(),
  play: async ({ canvas, userEvent }) => {
    await act(canvas, userEvent, 'Stop');
    await expect(await screen.findByText('Campaign Spring sale stopped')).toBeVisible();
    await undo(userEvent);
    await expect(await screen.findByText('Campaign Spring sale started again')).toBeVisible();
    await isOffered(canvas, userEvent, 'Stop');
  },
};

/** Archiving needs no confirmation, because Undo restores the status of each campaign. */
export const UndoesAnArchiveOfMany: Story = {
  tags: ['nightly'],
  beforeEach: keeping({ 14: 'stopped' }),
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Spring sale', 'Loyalty club');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await choose({ userEvent }, 'Archive');
    await expect(await screen.findByText('2 campaigns archived')).toBeVisible();
    await undo(userEvent);
    await expect(await screen.findByText('2 campaigns changed back')).toBeVisible();
    await isOffered(canvas, userEvent, 'Stop');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Loyalty club' }));
    await expect(
      await screen.findByRole('menuitem', { name: /^Stop.*This campaign is already stopped/ }),
    ).toBeVisible();
  },
};

/** Campaigns that somebody has changed since are not restored. */
export const UndoIsTooLate: Story = {
  tags: ['nightly'],
  beforeEach: keeping(),
  play: async ({ canvas, userEvent }) => {
    await act(canvas, userEvent, 'Stop');
    await expect(await screen.findByText('Campaign Spring sale stopped')).toBeVisible();
    await changeCampaigns({ ids: [12], action: 'archive', dry_run: false });
    await undo(userEvent);
    await expect(await screen.findByText('Not undone for Spring sale. Vera changed this on 22/11/2026')).toBeVisible();
  },
};

/** A restored campaign is stopped; it can then be started. */
export const Restores: Story = {
  tags: ['nightly'],
  beforeEach: keeping({ 12: 'archive' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/advertiser/campaigns/12/edit',
    );
    await expect(screen.getByRole('menuitem', { name: /^Start.*restore it before you start it/ })).toBeVisible();
    await choose({ userEvent }, 'Restore');
    await expect(await screen.findByText('Campaign Spring sale restored')).toBeVisible();
    await isOffered(canvas, userEvent, 'Start');
  },
};

/**
 * Starting several campaigns does not restore archived ones; the result dialog offers Undo for those that were started.
 */
export const StartsWithoutTheArchived: Story = {
  tags: ['nightly'],
  beforeEach: keeping({ 12: 'stopped', 14: 'archive' }),
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Spring sale', 'Loyalty club');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start: 2 campaigns' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    await expect(dialog.getByText('Archived: restore it before you start it')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Campaign Spring sale stopped again')).toBeVisible();
    await isOffered(canvas, userEvent, 'Start');
  },
};

export const MovesToAGroup: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const changes = [{ field: 'group_id', old: null, new: 5 }];
    msw.use(http.post(BULK, () => HttpResponse.json({ results: [{ id: 12, ok: true, status: 200, changes }] })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
    await choose({ userEvent }, 'Move to group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to group: Spring sale' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Group' }), 'spring');
    await userEvent.click(await screen.findByRole('option', { name: 'Spring 2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('Group: none → Spring 2026')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to 1' }));
    await expect(await screen.findByText('Campaign Spring sale moved')).toBeVisible();
  },
};

const ofBoris = { owner_id: 8, owner_name: 'Boris Orlov' };

/** A group belongs to one advertiser: campaigns of other advertisers are not moved, and are listed by name. */
export const MovesOfSeveralAdvertisersToAGroup: Story = {
  tags: ['nightly'],
  args: { path: '/manager/campaigns' },
  beforeEach: [
    ...[as.manager].flat(),
    ({ msw }) => {
      const campaigns = getListCampaignsResponseMock();
      const groups = getListGroupsResponseMock();
      const items = campaigns.items.map((campaign) => (campaign.id === 14 ? { ...campaign, ...ofBoris } : campaign));
      const others = groups.items.map((group) => (group.id === 6 ? { ...group, ...ofBoris } : group));
      msw.use(
        getListCampaignsMockHandler({ ...campaigns, items }),
        getListGroupsMockHandler({ ...groups, items: others }),
        http.post(BULK, async ({ request }) => {
          const { ids } = (await request.json()) as CampaignBulk;
          const changes = [{ field: 'group_id', old: 3, new: 5 }];
          const results = ids.map((id) =>
            id === 14
              ? { id, ok: false, status: 404, error: 'Not found', changes: [] }
              : { id, ok: true, status: 200, changes },
          );
          return HttpResponse.json({ results });
        }),
      );
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await select(canvas, userEvent, 'Spring sale', 'Loyalty club');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await choose({ userEvent }, 'Move to group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to group: 2 campaigns' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Group' }), 'spring');
    await expect(await screen.findByRole('option', { name: /^Brand.*Boris Orlov$/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: /^Spring 2026.*Nadia Petrova$/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('1 to change, 1 refused')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply to 1' }));
    const results = within(await dialog.findByRole('list', { name: 'Results' }));
    await expect(dialog.getByText('1 done, 1 refused')).toBeVisible();
    const [refused, moved] = results.getAllByRole('listitem');
    await expect(moved).toHaveTextContent(/Spring sale.*Group: Clothes 2026 → Spring 2026/);
    await expect(refused).toHaveTextContent(/Loyalty club.*Not found/);
  },
};

/** Managers may lock a campaign; its owner is not offered this. */
export const Locks: Story = {
  tags: ['nightly'],
  args: { path: '/manager/campaigns' },
  beforeEach: [
    ...[as.manager].flat(),
    ({ msw }) => {
      const changes = [{ field: 'status', old: 'working', new: 'lock' }];
      msw.use(http.post(BULK, () => HttpResponse.json({ results: [{ id: 12, ok: true, status: 200, changes }] })));
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Spring sale' }));
    await choose({ userEvent }, 'Lock');
    await expect(await screen.findByText('Campaign Spring sale locked')).toBeVisible();
  },
};
