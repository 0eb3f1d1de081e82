import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { cabinetEntered } from '@/entities/session';
import { prepareAnalytics } from '../router/open-analytics';
import './analytics-wiring';

const screens: (() => void)[] = [];

vi.mock('../router/screen-loaded', () => ({
  screenLoaded: () => new Promise<void>((resolve) => screens.push(resolve)),
}));
vi.mock(import('../router/open-analytics'), async (original) => ({
  ...(await original()),
  prepareAnalytics: vi.fn<typeof prepareAnalytics>(async () => {}),
}));

test('analytics is prepared in the cabinet that is open by then, once its screen is there', async () => {
  const scope = fork();
  const entered = (['manager', 'block', 'advertiser'] as const).map((cabinet) =>
    allSettled(cabinetEntered, { scope, params: cabinet }),
  );
  expect(prepareAnalytics).not.toHaveBeenCalled();
  for (const show of screens) show();
  await Promise.all(entered);
  expect(vi.mocked(prepareAnalytics).mock.calls.map(([, cabinet]) => cabinet)).toEqual(['advertiser']);
});
