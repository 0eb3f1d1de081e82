import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAnalytics, listAnalyticsFields } from '@/shared/api';
import { loadAnalytics, prepareAnalytics, startAnalytics } from './open-analytics';

vi.mock(import('@/shared/api'), async (original) => ({
  ...(await original()),
  getAnalytics: vi.fn<typeof getAnalytics>(() => new Promise<never>(() => {})),
  listAnalyticsFields: vi.fn<typeof listAnalyticsFields>(),
}));

const impression = { name: 'impression', label: 'Impressions', excludes: [] };
const catalogue = {
  dimensions: [
    { name: 'campaign', label: 'Campaign', kind: 'record' },
    { name: 'country', label: 'Country', kind: 'value' },
  ],
  metrics: [impression],
  default_metrics: ['impression'],
  timezone: 'Europe/Moscow',
  kept_from: '2020-01-01',
  unavailable: null,
};

function opening({ search = {}, preload = false, fields = {} }) {
  vi.mocked(listAnalyticsFields).mockResolvedValue({ ...catalogue, ...fields } as never);
  const abortController = new AbortController();
  const loading = {
    context: { queryClient: new QueryClient() },
    abortController,
    params: { cabinet: 'advertiser' },
    location: { search },
    preload,
  };
  return { loading, open: () => startAnalytics(loading), leave: () => abortController.abort() };
}

const asked = () => vi.mocked(getAnalytics).mock.calls.map(([question]) => question);

beforeEach(() => void vi.clearAllMocks());

test('the first questions of a report are on their way before its screen is rendered', async () => {
  void opening({ search: { by: 'country', dates: '2026-01-01_2026-01-31', page: 3 } }).open();
  const report = { date_from: '2026-01-01', date_to: '2026-01-31', metrics: ['impression'] };
  await vi.waitFor(() =>
    expect(asked()).toEqual([
      expect.objectContaining({ ...report, dimensions: ['date'] }),
      expect.objectContaining({ ...report, dimensions: ['country'], offset: 100 }),
    ]),
  );
});

test.each([
  ['of days that are no longer kept', { search: { dates: '2019-01-01_2019-01-31' } }],
  ['while the event store is away', { fields: { unavailable: { since: '2026-01-01T00:00:00Z', error: null } } }],
])('a report %s asks nothing', async (_, how) => {
  await opening(how).open();
  expect(listAnalyticsFields).toHaveBeenCalledOnce();
  expect(asked()).toEqual([]);
});

test('a report that is only pointed at asks nothing', async () => {
  await opening({ preload: true }).open();
  expect(asked()).toEqual([]);
});

test('a failure of what can be asked for is left to the screen', async () => {
  const { open } = opening({});
  vi.mocked(listAnalyticsFields).mockRejectedValue(new Error('away'));
  await open();
  expect(asked()).toEqual([]);
});

test('a report that was left while its fields loaded asks nothing', async () => {
  const { open, leave } = opening({});
  const opened = open();
  leave();
  await opened;
  expect(asked()).toEqual([]);
});

test('what a question needs is loaded ahead, and loaded once', async () => {
  const { loading, open } = opening({ fields: { unavailable: { since: '2026-01-01T00:00:00Z', error: null } } });
  await prepareAnalytics(loading.context.queryClient, 'advertiser');
  expect(listAnalyticsFields).toHaveBeenCalledOnce();
  await open();
  expect(listAnalyticsFields).toHaveBeenCalledOnce();
});

test('a failure to load it ahead breaks nothing', async () => {
  const { loading } = opening({});
  vi.mocked(listAnalyticsFields).mockRejectedValue(new Error('away'));
  await expect(prepareAnalytics(loading.context.queryClient, 'advertiser')).resolves.toBeUndefined();
});

describe('the screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Whether the screen is rendered after so many milliseconds; its answers come after `answered`. */
  async function isRendered({ answered = Number.POSITIVE_INFINITY, after = 0 }) {
    const { loading } = opening({});
    const answers = new Promise<void>((resolve) => {
      if (Number.isFinite(answered)) setTimeout(resolve, answered);
    });
    let hasLoaded = false;
    void loadAnalytics(loading, answers).then(() => {
      hasLoaded = true;
    });
    await vi.advanceTimersByTimeAsync(after);
    return hasLoaded;
  }

  test.each([
    ['waits for answers that come in a moment', { answered: 50, after: 49 }, false],
    ['is rendered with them', { answered: 50, after: 50 }, true],
    ['waits', { after: 139 }, false],
    ['is rendered without them before the pending screen would be', { after: 140 }, true],
  ])('%s', async (_, how, expected) => {
    expect(await isRendered(how)).toBe(expected);
  });
});
