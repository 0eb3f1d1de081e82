import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $identity, type SignInResponse } from '@/shared/api';
import { $cabinet, cabinetEntered, readViewerFx } from './current-cabinet';
import { $session, folderEntered, signedIn, signedOut } from './session';

const response: SignInResponse = {
  token: 'a-token',
  user: {
    id: 7,
    login: 'nadia@preroll.test',
    name: 'Nadia Petrova',
    status: 'working',
    support_panels: ['manager', 'advertiser'],
    is_admin: false,
    folders_enabled: true,
    currency: 'RUB',
    timezone: 'Europe/Moscow',
    preferences: { theme: null, tables: {}, views: {} },
  },
};

const session = {
  token: 'a-token',
  supportPanels: ['manager', 'advertiser'],
  isAdmin: false,
  foldersEnabled: true,
  depth: { site: [], campaign: [], advert: [] },
};

describe('session', () => {
  it('starts by signing in and ends by signing out', async () => {
    const scope = fork();
    await allSettled(signedIn, { scope, params: response });
    expect(scope.getState($session)).toEqual(session);

    await allSettled(signedOut, { scope });
    expect(scope.getState($session)).toBeNull();
  });

  it('sets the identity for the entered cabinet', async () => {
    const scope = fork();
    await allSettled(signedIn, { scope, params: response });
    await allSettled(cabinetEntered, { scope, params: 'manager' });
    expect(scope.getState($cabinet)).toBe('manager');
    expect(scope.getState($identity)).toEqual({ token: 'a-token', cabinet: 'manager' });
  });

  it('provides the viewer for the guards', async () => {
    const scope = fork();
    await allSettled(signedIn, { scope, params: response });
    const viewer = await allSettled(readViewerFx, { scope });
    expect(viewer).toMatchObject({ status: 'done', value: { supportPanels: ['manager', 'advertiser'] } });
  });

  it('remembers the current folder of each kind', async () => {
    const scope = fork();
    await allSettled(folderEntered, { scope, params: { kind: 'site', path: [3] } });
    expect(scope.getState($session)).toBeNull();
    await allSettled(signedIn, { scope, params: response });
    await allSettled(folderEntered, { scope, params: { kind: 'site', path: [3, 7] } });
    await allSettled(folderEntered, { scope, params: { kind: 'campaign', path: [5] } });
    expect(scope.getState($session)?.depth).toEqual({ site: [3, 7], campaign: [5], advert: [] });
    const before = scope.getState($session);
    await allSettled(folderEntered, { scope, params: { kind: 'site', path: [3, 7] } });
    expect(scope.getState($session)).toBe(before);
    await allSettled(folderEntered, { scope, params: { kind: 'site', path: [] } });
    expect(scope.getState($session)?.depth.site).toEqual([]);
  });
});
