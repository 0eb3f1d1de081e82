import { allSettled, createWatch, fork } from 'effector';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $session } from '@/entities/session';
import { type AdvertChanged, ApiError, requestFailed } from '@/shared/api';
import {
  advertChanged,
  notificationsChanged,
  sessionRefused,
  transcodingFailed,
  transcodingSucceeded,
} from '@/shared/realtime';
import { notify } from '@/shared/ui/toaster';
import { notificationQueries } from '@/widgets/cabinet-shell';
import { queryClient } from '../providers/query-client';
import './realtime-wiring';

const queries = {
  'the advert': advertQueries.detail(31).queryKey,
  'another advert': advertQueries.detail(32).queryKey,
  'all adverts': advertQueries.list({ page: 2 }).queryKey,
  "its campaign's adverts": advertQueries.byCampaign(12).queryKey,
  "another campaign's adverts": advertQueries.byCampaign(13).queryKey,
  'all campaigns': campaignQueries.list({}).queryKey,
  'its campaign': campaignQueries.detail(12).queryKey,
  'another campaign': campaignQueries.detail(13).queryKey,
  'how many are unread': notificationQueries.unread().queryKey,
  notifications: notificationQueries.list().queryKey,
  resolutions: ['resolution', 'list'],
} as const;

beforeEach(() => {
  queryClient.clear();
  for (const queryKey of Object.values(queries)) queryClient.setQueryData<unknown>(queryKey, {});
});

const refreshed = () =>
  Object.entries(queries).flatMap(([name, queryKey]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  );

const around = ['all adverts', "its campaign's adverts", 'all campaigns', 'its campaign'];

const changed: AdvertChanged = { id: 31, ads_id: 12, status: 'working', version: 4 };

test('refreshes a changed advert, its campaign, and all lists that may contain them', async () => {
  await allSettled(advertChanged, { scope: fork(), params: changed });
  expect(refreshed()).toEqual(['the advert', ...around]);
});

test('does not refresh the details of a removed advert', async () => {
  await allSettled(advertChanged, { scope: fork(), params: { ...changed, status: 'deleted' } });
  expect(refreshed()).toEqual(around);
});

test('refreshes notifications and their count when a new one arrives', async () => {
  await allSettled(notificationsChanged, { scope: fork() });
  expect(refreshed()).toEqual(['how many are unread', 'notifications']);
});

test.each([
  ['transcoded', transcodingSucceeded],
  ['broken', transcodingFailed],
])('refreshes the advert of a %s video, its campaign, and all lists that may contain them', async (_name, event) => {
  const params = { videoID: 31, ads_id: 12, name: 'Spring sale', processTime: '0:12' };
  await allSettled(event, { scope: fork(), params });
  expect(refreshed()).toEqual(['the advert', ...around]);
});

test.each([
  ['transcoded', transcodingSucceeded],
  ['broken', transcodingFailed],
])('refreshes every list and campaign for a %s video of an unknown campaign', async (_name, event) => {
  await allSettled(event, { scope: fork(), params: { videoID: 31, name: 'Spring sale', processTime: '0:12' } });
  expect(refreshed()).toEqual([
    ...['the advert', 'all adverts', "its campaign's adverts", "another campaign's adverts"],
    ...['all campaigns', 'its campaign', 'another campaign'],
  ]);
});

test.each([
  [transcodingSucceeded, '0:12', 'success', 'Transcoding result for Spring sale time 0:12'],
  [transcodingSucceeded, null, 'success', 'Transcoding result for Spring sale time unknown'],
  [transcodingFailed, null, 'error', 'Transcoding failed for Spring sale'],
] as const)('shows a toast (case %#): %3$s', async (event, processTime, tone, text) => {
  const report = vi.spyOn(notify, tone);
  onTestFinished(() => report.mockRestore());
  await allSettled(event, { scope: fork(), params: { videoID: 31, ads_id: 12, name: 'Spring sale', processTime } });
  expect(report.mock.calls).toEqual([[text]]);
});

describe('events about changes made in this tab', () => {
  /** A mutation that writes version 4 of advert 31; the test answers its call. */
  function ownMutation() {
    let succeed = (): void => undefined;
    let fail = (_error: Error): void => undefined;
    const answer = new Promise<{ id: number; version: number }>((resolve, reject) => {
      succeed = () => resolve(changed);
      fail = reject;
    });
    const meta = { writtenAdverts: (saved: { id: number; version: number }) => [saved] };
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => answer, meta });
    return { done: mutation.execute(undefined), succeed, fail };
  }

  test('refreshes nothing, because the mutation has done so', async () => {
    const { done, succeed } = ownMutation();
    succeed();
    await done;
    await allSettled(advertChanged, { scope: fork(), params: changed });
    expect(refreshed()).toEqual([]);
  });

  test('refreshes nothing if the event arrives before the response of the call', async () => {
    const { done, succeed } = ownMutation();
    const heard = allSettled(advertChanged, { scope: fork(), params: changed });
    succeed();
    await Promise.all([done, heard]);
    expect(refreshed()).toEqual([]);
  });

  test('refreshes after a failed mutation, which may have changed the advert', async () => {
    const { done, fail } = ownMutation();
    const heard = allSettled(advertChanged, { scope: fork(), params: changed });
    fail(new ApiError(0, 'Network error'));
    await expect(done).rejects.toThrow('Network error');
    await heard;
    expect(refreshed()).toEqual(['the advert', ...around]);
  });

  test.each([
    ['a later change of the same advert', { version: 5 }],
    ['a change of another advert', { id: 32 }],
  ])('refreshes for %s', async (_name, other) => {
    const { done, succeed } = ownMutation();
    const heard = allSettled(advertChanged, { scope: fork(), params: { ...changed, ...other } });
    succeed();
    await Promise.all([done, heard]);
    expect(refreshed()).toEqual(expect.arrayContaining(around));
  });
});

test('handles a refused session like a refused call while signed in', async () => {
  const refusal = new ApiError(401, 'You were signed out on another device');
  const heardWith = async (session: { token: string } | null) => {
    const scope = fork({ values: [[$session, session]] });
    const errors: ApiError[] = [];
    createWatch({ unit: requestFailed, scope, fn: (error) => errors.push(error) });
    await allSettled(sessionRefused, { scope, params: refusal });
    return errors;
  };
  expect(await heardWith({ token: 'a-token' })).toEqual([refusal]);
  expect(await heardWith(null)).toEqual([]);
});
