import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ReportMail, ReportMailInput } from '@/shared/api';
import {
  getListAnalyticsFieldsMockHandler,
  getListAnalyticsFieldsResponseMock,
} from '@/shared/api/generated/endpoints/analytics/analytics.msw';
import { choose } from '@/shared/testing/choose';
import { nextDownload } from '@/shared/testing/next-download';
import { analyticsCall, answer, reportHandler } from './analytics-answers';
import { as } from './people';
import { phoneWindow } from './phone-window';
import { Screen } from './screen';
import { seenBy } from './seen-by';

const { beforeEach } = seenBy(as.advertiser);

const november = 'dates=2026-11-01_2026-11-07';

/** Stories of the whole report: interactions change the request, and the answer follows. */
const meta = {
  title: 'Screens/Analytics',
  component: Screen,
  args: { path: `/advertiser/analytics?${november}` },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => {
    beforeEach(context);
    context.msw.use(reportHandler);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const mailed: ReportMail = {
  id: 5,
  name: 'Countries',
  view: {},
  frequency: 'weekly',
  weekday: 4,
  hour: 8,
  timezone: 'Europe/Moscow',
  next_at: '2026-11-26T05:00:00.000Z',
  sent_at: null,
};

const rowOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('row', { name });

/** Totals, trend, table with totals, funnel and week of the same report. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole('region', { name: 'Totals' }));
    await expect(await totals.findByRole('button', { name: 'Impressions', pressed: true })).toBeVisible();
    const row = await rowOf(canvas, /^Black Friday: electronics/);
    await expect(row).toHaveTextContent('48.0%');
    await waitFor(() =>
      expect(row.querySelector<HTMLImageElement>('[data-poster] > img')?.naturalWidth).toBeGreaterThan(0),
    );
    // all on one baseline, with or without a change below, and next to a picture
    const figures = [...row.querySelectorAll('[data-row-link], [data-align=end] > span')];
    const tops = figures.map((figure) => figure.getBoundingClientRect().top);
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
    await expect(row).toHaveTextContent('No change: 0.0 pp');
    const bars = [...canvas.getByRole('grid', { name: 'Results' }).querySelectorAll('td > span > span[aria-hidden]')];
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect([...new Set(widths)]).toEqual([88]);
    await expect(await rowOf(canvas, /^All 4 rows/)).toHaveTextContent('332,000');
    await expect(await canvas.findByRole('figure', { name: 'Impressions by day' })).toBeVisible();
    const funnel = within(await canvas.findByRole('figure', { name: 'Completion' }));
    await expect(await funnel.findByText('quartile25')).toBeVisible();
    await expect(await canvas.findByText(/^Most impressions on Saturday/)).toBeVisible();
    await expect(canvas.getByText('As of 14:02')).toBeVisible();
  },
};

/** The pressed figure is selected for charts and shares. */
export const AnotherMetric: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spend', pressed: false }));
    await expect(await canvas.findByRole('figure', { name: 'Spend, RUB by day' })).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Share of spend' })).toBeVisible();
  },
};

/**
 * Opening a row adds it as a condition and shows its details; conditions are added by choosing values. Figures of the
 * previous dates are removed, however long the answer takes.
 */
export const ChangesTheQuestion: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(analyticsCall, ({ request }) =>
        request.url.includes('date_from=2026-11-01') ? undefined : new Promise<never>(() => undefined),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Winter sun' }));
    await expect(await canvas.findByRole('button', { name: 'Filter Campaign: Winter sun' })).toBeVisible();
    await expect(await rowOf(canvas, /^Sale, 15 seconds/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Campaign: Winter sun' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Filter Campaign/ })).toBeNull());

    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await choose({ userEvent }, 'Country');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Country' }));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'is none of');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await dialog.findByText('Choose at least one')).toBeVisible();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Russia' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('button', { name: 'Filter Country not: Russia' })).toBeVisible();

    const row = await rowOf(canvas, /^Sale, 15 seconds/);
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    await choose({ userEvent }, 'Last 90 days', 'menuitemradio');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Dates: Last 90 days/ })).toBeVisible());
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await expect(canvas.getByRole('grid', { name: 'Results' })).toHaveAttribute('aria-rowcount', '-1');
    await expect(within(canvas.getByRole('region', { name: 'Totals' })).getAllByText('Loading')).not.toHaveLength(0);
  },
};

/** The map requests its data when it scrolls into view. Opening a country adds it as a condition. */
export const OpensACountry: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, /^All 4 rows/);
    const map = await canvas.findByRole('figure', { name: 'Impressions on the map' });
    await expect(within(map).getByText('Loading')).toBeInTheDocument();
    map.scrollIntoView();
    await userEvent.click(await canvas.findByRole('button', { name: /^Kazakhstan: / }));
    await expect(await canvas.findByRole('button', { name: 'Filter Country: Kazakhstan' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Russia: / })).toBeNull());
  },
};

/** Printing waits for parts that were not in view, says so, and opens one dialog even if it is requested repeatedly. */
export const Prints: Story = {
  tags: ['nightly'],
  play: async ({ canvas }) => {
    await rowOf(canvas, /^All 4 rows/);
    const map = await canvas.findByRole('figure', { name: 'Impressions on the map' });
    const status = canvas.getByRole('status', { name: 'Printing' });
    await expect(status).toBeEmptyDOMElement();
    const seen: [said: string | null, isMapDrawn: boolean][] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      seen.push([status.textContent, within(map).queryByRole('group', { name: /on the map/ }) !== null]);
    });
    try {
      for (const prints of [1, 2]) {
        // immediately after each other: after the dialog, the second one would be another print
        for (let times = 0; times < 2; times += 1)
          fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP', ctrlKey: true });
        await waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(prints));
        await waitFor(() => expect(status).toBeEmptyDOMElement());
        await expect(seen).toEqual(Array.from({ length: prints }, () => ['Preparing to print…', true]));
        window.dispatchEvent(new Event('afterprint'));
      }
    } finally {
      print.mockRestore();
    }
  },
};

export const DividesFurther: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Then by' }));
    await choose({ userEvent }, 'Country');
    await expect(await canvas.findByRole('columnheader', { name: /^Country/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Division 2: Country' }));
    await choose({ userEvent }, 'Move to the left');
    await expect(await canvas.findByRole('button', { name: 'Division 1: Country' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'By country' }));
    await expect(await canvas.findByRole('figure', { name: 'Impressions by country' })).toBeVisible();
  },
};

/** The switch from the first chart to its table. */
const tableOf = async (canvas: StoryContext['canvas']) =>
  within(await canvas.findByRole('group', { name: 'View of the chart' })).getByRole('radio', { name: 'Table' });

/**
 * Ten bars and the others, independent of the table's page. The others can be opened repeatedly, in the chart or its
 * table.
 */
export const OpensOthers: Story = {
  tags: ['nightly'],
  args: { path: `/advertiser/analytics?${november}&by=city&chart=parts&sort=impression&page=2` },
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('figure', { name: 'Impressions by city' }));
    await userEvent.click(await chart.findByRole('button', { name: 'Show the 22 others' }));
    await expect(await canvas.findByRole('button', { name: 'Filter City not: City 1 +9' })).toBeVisible();
    await userEvent.click(await tableOf(canvas));
    await chart.findByRole('rowheader', { name: 'City 11' });
    await expect(chart.getAllByRole('rowheader')).toHaveLength(11);
    await userEvent.click(chart.getByRole('button', { name: 'Others: Show the 12 others' }));
    await expect(await canvas.findByRole('button', { name: 'Filter City not: City 1 +19' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Stacked' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the 7 others' }));
    await expect(await canvas.findByRole('button', { name: 'Filter City not: City 1 +24' })).toBeVisible();
  },
};

/** The largest parts and the others are stacked; together they are the day's total. Rates can't be stacked. */
export const StacksParts: Story = {
  tags: ['nightly'],
  args: { path: `/advertiser/analytics?${november}&by=hour,campaign&compare=none` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Division 1: Hour' }));
    await expect(canvas.queryByRole('radio', { name: 'Stacked' })).toBeNull();
    await choose({ userEvent }, 'Move to the right');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Stacked' }));
    const chart = within(await canvas.findByRole('figure', { name: 'Impressions by day and campaign' }));
    await userEvent.click(await tableOf(canvas));
    await expect(chart.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Day',
      'Black Friday: electronics',
      'Winter sun',
      'Market app: installs',
      'Neon Run',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'CTR', pressed: false }));
    await expect(await canvas.findByRole('figure', { name: 'CTR by day' })).toBeVisible();
  },
};

/** Each metric has its definition; choosing none is refused. */
export const ChoosesMetrics: Story = {
  tags: ['nightly'],
  args: { path: `/advertiser/analytics?${november}&metrics=click` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Metrics' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Metrics' }));
    const clicks = await dialog.findByRole('checkbox', { name: 'Clicks' });
    await expect(clicks).toHaveAccessibleDescription('How often a viewer followed the link; what CPC bills.');
    await userEvent.click(clicks);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await dialog.findByText('Choose at least one metric')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'CPM, RUB' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('columnheader', { name: /^CPM, RUB/ })).toBeVisible();
  },
};

/** A search finds less frequent values. Selected values stay on top, also when the filter is edited. */
export const FindsAValue: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await choose({ userEvent }, 'City');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by City' }));
    await expect(await dialog.findByRole('checkbox', { name: 'City 1' })).toBeVisible();
    const search = dialog.getByRole('searchbox', { name: 'Search city' });
    // two letters would match tens of thousands of cities
    await userEvent.type(search, 'ty');
    await expect(dialog.getByRole('checkbox', { name: 'City 1' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'ty 31');
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'City 31' }));
    await userEvent.clear(search);
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(32));
    await expect(dialog.getAllByRole('checkbox')[0]).toBe(dialog.getByRole('checkbox', { name: 'City 31' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter City: City 31' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Filter by City' }));
    await expect(await edited.findByRole('checkbox', { name: 'City 31' })).toBeChecked();
    await expect(edited.getAllByRole('checkbox')[0]).toBe(edited.getByRole('checkbox', { name: 'City 31' }));
  },
};

/** The file has the rows of the table. */
export const Exports: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, /^All 4 rows/);
    const download = nextDownload();
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect((await download).name).toBe('analytics-2026-11-01-2026-11-07.csv');
    await expect((await download).text).toContain('"Date, Europe/Moscow",Impressions,Clicks,"Spend, RUB"');
  },
};

const mailsCall = '/backend/api/reports/mails';

/** Chooses weekday and hour; the mail has the dates of a preset. A refusal is shown at its field. */
export const MailsAReport: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=7-days&by=country' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(mailsCall, () => HttpResponse.json({ total: 0, items: [] })),
      http.post(mailsCall, async ({ request }) => {
        const body = (await request.json()) as ReportMailInput;
        await expect(body.view).toMatchObject({ dates: '7-days', by: 'country' });
        return HttpResponse.json({ ...mailed, ...body }, { status: 201 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    // without any report mails, the button opens the dialog directly
    await userEvent.click(await canvas.findByRole('button', { name: 'Email report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email this report' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByText('Required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Countries');
    await userEvent.selectOptions(dialog.getByLabelText(/^Weekday/), 'Thursday');
    await userEvent.selectOptions(dialog.getByLabelText(/^Hour/), '08:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Countries is emailed every Thursday at 08:00')).toBeVisible();
  },
};

/** An existing report mail: shows its times, and can be sent at once or stopped. Fixed dates can't be mailed. */
export const StopsAMail: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Email report' })).toHaveAttribute('aria-haspopup', 'menu'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Email report' }));
    await expect(await screen.findByRole('menuitem', { name: /^Email this report/ })).toHaveTextContent(
      'Choose dates that move with the day',
    );
    await choose({ userEvent }, 'Spring by country, every Monday at 09:00');
    const dialog = within(await screen.findByRole('dialog', { name: 'Email report' }));
    await expect(dialog.getByRole('switch', { name: 'Send what the screen shows now' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await expect(await screen.findByText('The report is on its way')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop emailing' }));
    await expect(await screen.findByText('Spring by country is no longer emailed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A single day is shown by hour. */
export const OneDay: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=2026-11-07_2026-11-07&by=date&compare=none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Impressions by hour' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '07/11/2026' })).toBeVisible();
  },
};

/** The period includes today: both periods count until now, which is stated once. */
export const UntilNow: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=2026-11-14_2026-11-20&by=date' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Comparison: vs .* until 14:02 on both sides$/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Change' })).toBeVisible();
    for (const day of [/^19\/11\/2026/, /^20\/11\/2026/])
      await expect(await rowOf(canvas, day)).toHaveTextContent('+25.0%');
    await userEvent.click(canvas.getByRole('button', { name: /^About these numbers/ }));
    await expect(await canvas.findByText(/, until 14:02 on both sides$/)).toBeVisible();
  },
};

/** Today alone is compared with the same hours of yesterday. */
export const OnlyToday: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=2026-11-20_2026-11-20' },
  globals: phoneWindow,
  play: async ({ canvas, canvasElement }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Results' }));
    await expect((await cards.findAllByText('+25.0%'))[0]).toBeVisible();
    await expect(canvas.getByText('until 14:02')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** By week: a period from a Wednesday to a Saturday has two incomplete weeks, which are marked. */
export const Weeks: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=2026-10-07_2026-11-07&grain=week' },
  play: async ({ canvas, userEvent }) => {
    const chart = within(await canvas.findByRole('figure', { name: 'Impressions by week' }));
    await userEvent.click(await tableOf(canvas));
    await expect(await chart.findByRole('rowheader', { name: '05/10/2026, 5 of 7 days' })).toBeVisible();
    await expect(chart.getByRole('rowheader', { name: '12/10/2026' })).toBeVisible();
    await expect(chart.getByRole('rowheader', { name: '02/11/2026, 6 of 7 days' })).toBeVisible();
  },
};

/** A link or saved view may refer to dates whose events are no longer stored. */
export const BeforeWhatIsKept: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=2025-03-01_2026-01-20' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Results are kept for 400 days, since 17\/10\/2025/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show from 17/10/2025' }));
    await expect(await canvas.findByRole('button', { name: 'Dates 17/10/2025 – 20/01/2026' })).toBeVisible();
    await expect(await rowOf(canvas, /^All 4 rows/)).toBeVisible();
  },
};

/**
 * There is no comparison with a period that is no longer stored in full, because a part of it would look like growth.
 */
export const NotKept: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(analyticsCall, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.set('compare', 'none');
        const { passport, ...rest } = answer(url);
        return HttpResponse.json({ ...rest, passport: { ...passport, kept_from: '2026-10-28' } });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Comparison: Not compared' })).toBeVisible();
    await expect(await rowOf(canvas, /^All 4 rows/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Change' })).toBeNull();
    await expect(canvas.queryByText(/^vs/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^About these numbers/ }));
    await expect(await canvas.findByText('Nothing: results are kept since 28/10/2026')).toBeVisible();
  },
};

export const Passport: Story = {
  tags: ['nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^About these numbers/ }));
    await expect(await canvas.findByText('Exact: nothing is sampled or cut.')).toBeVisible();
    await expect(canvas.getByText('184,200 rows in 24 ms')).toBeVisible();
  },
};

const catalogue = getListAnalyticsFieldsResponseMock();

/** Webmasters have other fields: sites, revenue, and requests, which can't be divided by advert. */
export const Webmaster: Story = {
  args: { path: `/webmaster/analytics?${november}` },
  beforeEach: (context) => {
    as.webmaster(context);
    const reason = "Requests can't be divided by Advertiser's domain: a request has no advert yet";
    context.msw.use(
      getListAnalyticsFieldsMockHandler({
        ...catalogue,
        dimensions: [
          ...catalogue.dimensions.filter(({ name }) => !['campaign', 'group', 'advert'].includes(name)),
          { name: 'site', label: 'Site', description: 'The site.', kind: 'record', operators: ['in'] },
        ],
        metrics: [
          {
            name: 'requests',
            label: 'Requests',
            description: 'How often a player asked for an advert.',
            unit: 'count',
            excludes: [{ dimension: 'advertiser_domain', reason }],
          },
          ...catalogue.metrics.filter(({ unit }) => unit !== 'money'),
          { name: 'revenue', label: 'Revenue', description: 'The share of the spend.', unit: 'money', excludes: [] },
        ],
        default_metrics: ['requests', 'impression', 'revenue'],
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await rowOf(canvas, /^Cooking at home/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Spend' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Then by' }));
    await expect(await screen.findByRole('menuitem', { name: /^Advertiser's domain/ })).toHaveTextContent(
      'a request has no advert yet',
    );
  },
};

/** A link from a user with more rights: hidden fields are named until the notice is dismissed or the report changes. */
export const SharedByAnother: Story = {
  tags: ['nightly'],
  args: {
    path: `/advertiser/analytics?${november}&by=site,campaign&metrics=impression,revenue,click&filter=site:in:5`,
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByText("Revenue, Site and the filter by Site aren't available to you.");
    await expect(notice).toBeVisible();
    await expect(await rowOf(canvas, /^All 4 rows/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Division 1: Campaign' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clicks', pressed: false })).toBeVisible();
  },
};

export const Admin: Story = {
  tags: ['nightly'],
  args: { path: `/admin/analytics?${november}&metrics=impression,profit` },
  beforeEach: (context) => {
    as.admin(context);
    context.msw.use(
      getListAnalyticsFieldsMockHandler({
        ...catalogue,
        metrics: [
          ...catalogue.metrics,
          { name: 'profit', label: 'Profit', description: 'Spend without revenue.', unit: 'money', excludes: [] },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /^Profit, RUB/ })).toBeVisible();
  },
};

/** The reason is shown instead of zeros. */
export const NotAvailable: Story = {
  beforeEach: ({ msw }) => {
    const unavailable = { error: 'The event store does not answer', since: '2026-11-20T11:02:00.000Z' };
    msw.use(
      getListAnalyticsFieldsMockHandler({ ...catalogue, unavailable }),
      http.get(analyticsCall, () => HttpResponse.json(unavailable, { status: 503 })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Analytics is not available since 14:02' })).toBeVisible();
    await expect(canvas.getByText(/^The event store does not answer\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The event store fails while the screen is open: existing answers stay, and the other parts show the reason. */
export const GoneMeanwhile: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    const unavailable = { error: 'The event store does not answer', since: '2026-11-20T11:02:00.000Z' };
    msw.use(
      http.get(analyticsCall, ({ request }) =>
        new URL(request.url).searchParams.get('dimensions') === 'date'
          ? undefined
          : HttpResponse.json(unavailable, { status: 503 }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const [table] = await canvas.findAllByText(
      'The event store does not answer. Events are still recorded, and will be counted here when it is back.',
    );
    await expect(table).toBeVisible();
    await expect(canvas.getByLabelText('Totals')).toBeVisible();
  },
};

/** The catalogue reports the outage until a request has reached the store again. */
export const BackAfterRetry: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    let isBack = false;
    const unavailable = { error: 'The event store does not answer', since: '2026-11-20T11:02:00.000Z' };
    msw.use(
      getListAnalyticsFieldsMockHandler(() => ({ ...catalogue, unavailable: isBack ? null : unavailable })),
      http.get(analyticsCall, () => {
        isBack = true;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await rowOf(canvas, /^Winter sun/)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['nightly'],
  args: { path: `/advertiser/analytics?${november}&filter=campaign:in:99` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No results' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await rowOf(canvas, /^Winter sun/)).toBeVisible();
  },
};

/** While loading, skeletons show the layout of all parts. */
export const Loading: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(http.get(analyticsCall, () => new Promise<never>(() => undefined)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Then by' })).toBeVisible();
    await expect((await canvas.findAllByText('Loading'))[0]).toBeVisible();
    await expect(await canvas.findByText('Still counting…', {}, { timeout: 5_000 })).toBeVisible();
  },
};

/** The first answer after a start of the server takes longer, which the server reports. */
export const StoreIsStarting: Story = {
  tags: ['nightly'],
  beforeEach: ({ msw }) => {
    msw.use(
      getListAnalyticsFieldsMockHandler({ ...catalogue, starting: true }),
      http.get(analyticsCall, () => new Promise<never>(() => undefined)),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The event store is starting…', {}, { timeout: 5_000 })).toBeVisible();
  },
};

/** Three dimensions, compared with the previous year. */
export const Dense: Story = {
  tags: ['nightly'],
  args: { path: '/advertiser/analytics?dates=2026-08-01_2026-11-07&by=date,campaign,country&compare=year' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–50 of 1,188')).toBeVisible();
  },
};

/** Rows are shown as cards. */
export const OnAPhone: Story = {
  globals: phoneWindow,
  beforeEach: ({ msw }) => {
    const long = 'Headphones Aria: launch with the long autumn name that never ends';
    msw.use(
      http.get(analyticsCall, ({ request }) => {
        const { rows, ...rest } = answer(new URL(request.url));
        const named = rows.map(({ dims, ...row }) => ({
          ...row,
          dims: dims.map((value) => (value.value === '12' ? { ...value, label: long } : value)),
        }));
        return HttpResponse.json({ ...rest, rows: named });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/^Headphones Aria/))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
