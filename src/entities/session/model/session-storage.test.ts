import { allSettled, createWatch, fork, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInResponse } from '@/shared/api';
import { $session, type Session, signedIn, signedOut } from './session';
import { sessionRestored, sessionTakenOver } from './session-storage';

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

const session: Session = {
  token: 'a-token',
  supportPanels: ['manager', 'advertiser'],
  isAdmin: false,
  foldersEnabled: true,
  depth: { site: [], campaign: [], advert: [] },
};

/** The stored session, with the names of the specification (section 3). */
const stored = {
  support_panels: ['manager', 'advertiser'],
  isAdmin: false,
  token: 'a-token',
  folders_enabled: true,
  depth: { site: [], campaign: [], advert: [] },
};

async function openPage(): Promise<Scope> {
  const scope = fork();
  await allSettled(sessionRestored, { scope });
  return scope;
}

/** Changes the storage as another tab would, and dispatches the event that the browser would. */
async function elsewhere(scope: Scope, newValue: string | null) {
  if (newValue === null) localStorage.clear();
  else localStorage.setItem('mainStore', newValue);
  const key = newValue === null ? null : 'mainStore';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  await allSettled(scope);
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('mainStore', () => {
  it('uses the names of the specification', async () => {
    await allSettled(signedIn, { scope: await openPage(), params: response });
    expect(JSON.parse(localStorage.getItem('mainStore') ?? '')).toEqual(stored);
  });

  it('survives a reload of the page', async () => {
    await allSettled(signedIn, { scope: await openPage(), params: response });
    expect((await openPage()).getState($session)).toEqual(session);
  });

  it('stores the path of the current folder', async () => {
    localStorage.setItem(
      'mainStore',
      JSON.stringify({ ...stored, depth: { site: [1], campaign: [2, 3], advert: [] } }),
    );
    expect((await openPage()).getState($session)?.depth).toEqual({ site: [1], campaign: [2, 3], advert: [] });
  });

  it.each([
    ['broken text', '{"token":'],
    ['no text', ''],
    ['another shape', '{"token":7}'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a session without a token', JSON.stringify({ ...stored, token: '' })],
    ['the names of the model', JSON.stringify(session)],
    ['a panel that does not exist', JSON.stringify({ ...stored, support_panels: ['root'] })],
    ['a depth of words', JSON.stringify({ ...stored, depth: { site: ['a'], campaign: [], advert: [] } })],
    ['a depth without adverts', JSON.stringify({ ...stored, depth: { site: [], campaign: [] } })],
  ])('drops %s', async (_, content) => {
    localStorage.setItem('mainStore', content);
    localStorage.setItem('another', 'stays');
    const page = await openPage();
    expect(page.getState($session)).toBeNull();
    expect(localStorage.getItem('mainStore')).toBeNull();
    expect(localStorage.getItem('another')).toBe('stays');

    await allSettled(signedIn, { scope: page, params: response });
    expect((await openPage()).getState($session)).toEqual(session);
  });
});

describe('unusable storage', () => {
  const forbidden = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  it.each([
    ['is forbidden', () => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden })],
    ['is not there', () => vi.stubGlobal('localStorage', null)],
    [
      'is full',
      () =>
        vi.stubGlobal('localStorage', {
          getItem: () => null,
          removeItem: () => {},
          setItem: () => {
            throw new DOMException('Full', 'QuotaExceededError');
          },
        }),
    ],
  ])('keeps the session in memory if the storage %s', async (_, take) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    take();
    try {
      const scope = await openPage();
      expect(scope.getState($session)).toBeNull();
      await allSettled(signedIn, { scope, params: response });
      expect(scope.getState($session)).toEqual(session);
      await allSettled(signedOut, { scope });
      expect(scope.getState($session)).toBeNull();
    } finally {
      vi.unstubAllGlobals();
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
    }
  });
});

describe('another tab', () => {
  const asText = (token: string) => JSON.stringify({ ...stored, token });

  it.each<{ what: string; here: string | null; there: string | null; now: string | null; heard: number }>([
    { what: 'signs out', here: 'a', there: null, now: null, heard: 1 },
    { what: 'signs in as another user', here: 'a', there: asText('b'), now: 'b', heard: 1 },
    { what: 'signs in', here: null, there: asText('b'), now: 'b', heard: 1 },
    { what: 'writes nonsense', here: 'a', there: '{', now: null, heard: 1 },
    { what: 'clears what was empty', here: null, there: null, now: null, heard: 0 },
  ])('$what: $here becomes $now, reported $heard times', async ({ here, there, now, heard }) => {
    if (here !== null) localStorage.setItem('mainStore', asText(here));
    const scope = await openPage();
    const reported: (string | null | undefined)[][] = [];
    createWatch({
      unit: sessionTakenOver,
      scope,
      fn: ({ before, now }) => reported.push([before?.token ?? null, now?.token ?? null]),
    });
    await elsewhere(scope, there);
    expect(scope.getState($session)?.token ?? null).toBe(now);
    expect(reported).toEqual(heard === 0 ? [] : [[here, now]]);
  });

  it("ignores this tab's own writes", async () => {
    const scope = await openPage();
    const reported: unknown[] = [];
    createWatch({ unit: sessionTakenOver, scope, fn: (change) => reported.push(change) });
    await allSettled(signedIn, { scope, params: response });
    await allSettled(signedOut, { scope });
    expect(reported).toEqual([]);
  });
});
