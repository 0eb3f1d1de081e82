import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { TagInspection } from '@/shared/api';
import {
  getChangePlacementsMockHandler,
  getExplainPlacementMockHandler,
  getExplainPlacementResponseMock,
  getGetPlacementMockHandler,
  getInspectTagResponseMock,
  getListPlacementsMockHandler,
  getListPlacementsResponseMock,
} from '@/shared/api/generated/endpoints/placements/placements.msw';
import { getGetSiteResponseMock } from '@/shared/api/generated/endpoints/sites/sites.msw';
import { choose } from '@/shared/testing/choose';
import { reportHandler } from './analytics-answers';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';
import { shows } from './shows';
import { siteHandlers } from './site-handlers';
import { longName } from './states';

const meta = {
  title: 'Screens/Placements',
  component: Screen,
  args: { path: '/webmaster/sites/4/placements' },
  parameters: { layout: 'fullscreen' },
  ...seenBy(as.webmaster),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { items } = getListPlacementsResponseMock();
const [first] = items;
if (first === undefined) throw new Error('the example has no placement');

const listed = (rows: typeof items, text: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getListPlacementsMockHandler({ items: rows, total: rows.length })),
  play: async (context) => {
    await shows('Placements')(context);
    for (const found of await context.canvas.findAllByText(text)) await expect(found).toBeVisible();
  },
});

export const List = listed(items, 'Before the evening programme');
export const Empty = listed([], 'No placements yet');
export const ListOnAPhone: Story = {
  ...listed(
    items.map((row) => ({ ...row, name: longName })),
    longName,
  ),
  globals: phoneWindow,
};

/** Each refusal is listed, whatever the other results are. */
export const BulkRefused: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) =>
    msw.use(
      getListPlacementsMockHandler({ items, total: items.length }),
      getChangePlacementsMockHandler({
        results: [
          { id: 21, ok: true, status: 200 },
          { id: 22, ok: true, status: 200 },
          { id: 23, ok: false, status: 400, error: 'This placement is already stopped' },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    // before the rows arrive there is nothing to select
    await canvas.findByRole('link', { name: 'Before the evening programme' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    const results = await screen.findByRole('dialog', { name: '3 placements' });
    await expect(results).toHaveTextContent('2 done, 1 refused');
    await expect(results).toHaveTextContent('This placement is already stopped');
  },
};

const page = (placement: Partial<typeof first> = {}, search = ''): Story => ({
  args: { path: `/webmaster/sites/4/placements/21${search}` },
  beforeEach: ({ msw }) => msw.use(getGetPlacementMockHandler({ ...first, ...placement })),
});

export const Page: Story = {
  ...page(),
  play: async (context) => {
    await shows('Before the evening programme')(context);
    await expect(await context.canvas.findByRole('region', { name: 'Code for VAST URL' })).toHaveTextContent(
      'https://ads.example/vast?placement=21&page=[PAGEURL]&gdpr_consent=[GDPRCONSENT]&cb=[CACHEBUSTING]',
    );
    await expect(await context.canvas.findByRole('list', { name: /^History of/ })).toHaveTextContent('Floor price');
  },
};

/** No advert fits, and the player is passed on to another platform. */
export const Backfill: Story = {
  args: page().args,
  beforeEach: ({ msw }) => {
    msw.use(
      getGetPlacementMockHandler({ ...first, backfill_vast_url: 'https://ads.partner.example/vast?zone=118' }),
      reportHandler,
    );
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Results of other servers' }));
    await expect(section.getByText(/feeds or the backfill were asked/)).toBeVisible();
    await expect(section.getByRole('list', { name: 'What players report' })).toHaveTextContent(/Adverts displayed.*70/);
  },
};

/** Webmasters see domains of advertisers; managers see their clients' campaigns. */
export const ExplainsARequest: Story = {
  ...page(),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Test a request' }));
    await userEvent.click(section.getByRole('button', { name: 'Test' }));
    await expect(await section.findByText('An advert would be shown')).toBeVisible();
    await expect(section.getByText('Germany')).toBeVisible();
    const row = within(await section.findByRole('row', { name: /Winter coats/ }));
    await expect(row.getByText("It does not target the viewer's country, region or city.")).toBeVisible();
  },
};

export const ExplainsWhatDoesNotServe: Story = {
  ...page(),
  beforeEach: ({ msw }) =>
    msw.use(
      getGetPlacementMockHandler({ ...first, state: 'site_not_serving' }),
      ...siteHandlers({ ...getGetSiteResponseMock(), state: 'in_review' }),
      getExplainPlacementMockHandler({ ...getExplainPlacementResponseMock(), outcome: 'not_serving' }),
    ),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Test a request' }));
    await userEvent.click(section.getByRole('button', { name: 'Test' }));
    await expect(await section.findByText('It is in review.')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Go to the site' })).toBeVisible();
    await expect(section.getByRole('row', { name: /Spring sale/ })).toHaveTextContent('Would get it');
    await expect(section.queryByText('Gets the request')).toBeNull();
  },
};

/** A process with ROLE=api does not know the usage of campaigns. */
export const DeliveredElsewhere: Story = {
  ...page(),
  beforeEach: ({ msw }) =>
    msw.use(
      getExplainPlacementMockHandler({
        ...getExplainPlacementResponseMock(),
        ...{ outcome: 'elsewhere', total: 0, campaigns: [] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Test a request' }));
    await userEvent.click(section.getByRole('button', { name: 'Test' }));
    await expect(await section.findByText('This server delivers no adverts')).toBeVisible();
    await expect(section.queryByRole('table')).toBeNull();
  },
};

const [outer, inner] = getInspectTagResponseMock().documents;
if (outer === undefined || inner === undefined) throw new Error('the example has too few documents');

const unreadable = {
  ...outer,
  ...{ problem: 'The answer is XML of another kind: html', text: '<html>\n  <p>Sign in to the hotel\n</html>' },
};

/** The chains of other servers' tags, by their path. */
const chains: Record<string, TagInspection> = {
  '/broken': { end: 'failed', documents: [unreadable] },
  '/loop': { end: 'loop', documents: [outer, outer] },
};

const notPublic = { error: 'Invalid', errors: { url: ['This address is not on the public internet'] } };

/** Any server's tag: its chain of documents, and how each player handles it. */
export const InspectsTags: Story = {
  ...page(),
  beforeEach: ({ msw }) =>
    msw.use(
      getGetPlacementMockHandler(first),
      http.post<never, { url: string }>('*/tags/inspect', async ({ request }) => {
        const { hostname, pathname } = new URL((await request.json()).url);
        if (hostname === 'localhost') return HttpResponse.json(notPublic, { status: 422 });
        return HttpResponse.json(chains[pathname] ?? getInspectTagResponseMock());
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Test the tag' }));
    await userEvent.click(section.getByRole('radio', { name: 'Another tag' }));
    const inspect = async (url: string) => {
      const tag = section.getByRole('textbox', { name: 'Tag' });
      await userEvent.clear(tag);
      await userEvent.type(tag, url);
      await userEvent.click(section.getByRole('button', { name: 'Test the tag' }));
    };
    await inspect('https://localhost/vast');
    await expect(await section.findByText('This address is not on the public internet')).toBeVisible();

    // the last document is open if there is only one
    await inspect('https://ads.partner.example/broken');
    await expect(await section.findByRole('alert')).toHaveTextContent('The chain breaks off');
    await expect(section.getByRole('region', { name: 'Answer 1' })).toHaveTextContent('Sign in to the hotel');

    await inspect('https://ads.partner.example/loop');
    await expect(await section.findByText('The chain leads back')).toBeVisible();

    await inspect('https://ads.partner.example/vast');
    await expect(await section.findByText('The tag leads to an advert')).toBeVisible();
    const players = within(section.getByRole('list', { name: 'Players' }));
    await expect(players.getByText('shaka-player shows nothing')).toBeVisible();
    await expect(players.getByText('Our own code plays it')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: /^2\. video\.example/ }));
    await expect(section.getByRole('list', { name: 'What to mend in document 2' })).toHaveTextContent(/skipoffset “5”/);
    await expect(section.getByRole('list', { name: 'Document 2' })).toHaveTextContent('How long the video takes.');
  },
};

export const InspectsTagsOnAPhone: Story = {
  ...InspectsTags,
  tags: ['nightly'],
  globals: phoneWindow,
};

/** A placement is not found under another site, whose breadcrumbs would be wrong. */
export const UnderAnotherSite: Story = {
  tags: ['nightly'],
  ...page(),
  args: { path: '/webmaster/sites/5/placements/21' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This page doesn't exist/)).toBeVisible();
  },
};

/** The tab is in the URL, so that links can open it. */
export const Codes: Story = {
  ...page({}, '?code=video'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Code for HTML5 video' })).toHaveTextContent('<video');
    for (const name of ['Video.js', 'Iframe', 'Prebid.js', 'ads.txt']) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect(await canvas.findByRole('region', { name: `Code for ${name}` })).toBeVisible();
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await expect(canvas.getByText('ads.example, 9, DIRECT')).toBeVisible();
    await expect(canvas.getByText(/^ads\.txt has our line, as seen on /)).toBeVisible();
  },
};

/** A missing line is a warning and blocks nothing. */
export const NoLineInAdsTxt: Story = {
  tags: ['nightly'],
  ...page({}, '?code=ads-txt'),
  beforeEach: ({ msw }) => {
    const site = getGetSiteResponseMock();
    const adsTxt = { ...site.ads_txt, found: false };
    msw.use(getGetPlacementMockHandler(first), ...siteHandlers({ ...site, ads_txt: adsTxt }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^ads\.txt did not have our line on .*The site can serve without it/),
    ).toBeVisible();
  },
};

const hostile = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>';

/** A name can't escape from the attribute, script or comment that contains it. */
export const HostileNames: Story = {
  tags: ['nightly'],
  ...page({ name: hostile, site_domain: hostile, site_name: hostile }, '?code=iframe'),
  play: async (context) => {
    await shows(hostile)(context);
    const code = (await context.canvas.findByRole('region', { name: 'Code for Iframe' })).textContent ?? '';
    const pasted = new DOMParser().parseFromString(code, 'text/html');
    await expect(pasted.querySelectorAll('body *')).toHaveLength(1);
    await expect(pasted.querySelector('iframe')?.title).toBe(hostile);
  },
};

export const PageOnAPhone: Story = {
  tags: ['nightly'],
  ...page({ name: longName, state: 'no_requests', last_request_at: null }, '?code=video'),
  globals: phoneWindow,
  play: async (context) => {
    await shows(longName)(context);
    await expect(await context.canvas.findByText('No requests')).toBeVisible();
  },
};

/** A server that refuses all other values of a field. */
const refusing =
  (field: string) =>
  ({ msw }: Pick<StoryContext, 'msw'>) => {
    const errors = { [field]: ['No longer available'] };
    msw.use(
      getGetPlacementMockHandler(first),
      http.put('*/placements/:id', () =>
        HttpResponse.json({ error: 'Some fields need your attention', errors }, { status: 422 }),
      ),
    );
  };

/** The server's refusal is shown at its field, and the input is kept. */
export const Refused: Story = {
  tags: ['nightly'],
  ...page(),
  beforeEach: refusing('format_id'),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Renamed');
    await userEvent.click(canvas.getByRole('button', { name: 'Backfill' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^VAST URL of another/ }), 'https://10.0.0.1/vast');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Must be a domain, not an IP address')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^VAST URL of another/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('No longer available')).toBeVisible();
    await expect(name).toHaveValue('Renamed');
  },
};

/** A refusal opens the section with the field. */
export const RefusedInAFoldedSection: Story = {
  tags: ['nightly'],
  ...page(),
  beforeEach: refusing('vpaid_script_id'),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const script = await canvas.findByRole('combobox', { name: /^VPAID script/ });
    await waitFor(() => expect(script).toHaveFocus());
    await expect(script).toHaveAccessibleDescription(/No longer available/);
  },
};

/** A script that was stopped later stays selected until another one is chosen. */
export const StoppedScript: Story = {
  tags: ['nightly'],
  ...page({ vpaid_script_id: 9, vpaid_script_name: 'Survey unit' }),
  play: async ({ canvas, userEvent }) => {
    const head = await canvas.findByRole('button', { name: 'Scripts' });
    await expect(head).toHaveAccessibleDescription('Survey unit');
    await userEvent.click(head);
    const script = canvas.getByRole('combobox', { name: /^VPAID script/ });
    await expect(script).toHaveDisplayValue('Survey unit (stopped)');
    await expect(canvas.getByRole('combobox', { name: /^Branding script/ })).toHaveDisplayValue(
      'Default (Plain frame)',
    );
  },
};

/** Without scripts, which the test of the tag mentions. */
export const NoScripts: Story = {
  tags: ['nightly'],
  ...page({ vpaid_script_id: 'none', branding_script_id: 'none' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/this placement has no VPAID script/)).toBeVisible();
    const head = canvas.getByRole('button', { name: 'Scripts' });
    await expect(head).toHaveAccessibleDescription('None');
    await userEvent.click(head);
    const script = canvas.getByRole('combobox', { name: /^VPAID script/ });
    await expect(script).toHaveDisplayValue('None');
    await userEvent.selectOptions(script, 'Overlay unit');
    await expect(head).toHaveAccessibleDescription('Overlay unit, No branding script');
  },
};

export const New: Story = {
  args: { path: '/webmaster/sites/4/placements/new' },
  play: async (context) => {
    await shows('New placement')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Create placement' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: /^Format/ })).toBeInvalid();
    // a section with default values is folded into one line
    await expect(canvas.getByRole('button', { name: 'Backfill' })).toHaveAccessibleDescription('None');
    await expect(canvas.queryByRole('textbox', { name: /^VAST URL of another/ })).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: /^Floor price/ })).toHaveAccessibleDescription(
      /Minimum CPM, in your currency. 0 for none/,
    );
  },
};

export const NewByAManager: Story = {
  tags: ['nightly'],
  args: { path: '/manager/sites/4/placements/new' },
  beforeEach: as.manager,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: /^Floor price/ })).toHaveAccessibleDescription(
      /in the currency of the site's owner/,
    );
  },
};

export const Removal: Story = {
  tags: ['nightly'],
  ...page(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Before the evening programme' }));
    await choose({ userEvent }, 'Remove');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Before the evening programme?' });
    await expect(question).toHaveTextContent('Players that still have its tag get no adverts');
  },
};

/** Undo in the toast restores stopped or archived placements. */
export const UndoesAnArchive: Story = {
  tags: ['nightly'],
  ...page(),
  beforeEach: ({ msw }) => {
    let status: typeof first.status = 'working';
    msw.use(
      http.get('*/placements/:id', () => HttpResponse.json({ ...first, status })),
      http.post('*/placements/bulk', async ({ request }) => {
        const { action } = (await request.json()) as { action: string };
        status = action === 'archive' ? 'archive' : 'working';
        return HttpResponse.json({ results: [{ id: 21, ok: true, status: 200 }] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Before the evening programme' }));
    await choose({ userEvent }, 'Archive');
    await expect(await screen.findByText('Before the evening programme archived')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Before the evening programme started')).toBeVisible();
  },
};
