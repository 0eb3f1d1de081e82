import { describe, expect, it } from 'vitest';
import { applyBuildVersion, storeBuildVersion } from './apply-build-version';

const VERSION = '0.0.1';

type Content = Record<string, string>;
type Way = Partial<Pick<Storage, 'getItem' | 'setItem' | 'clear'>>;

const refuse = (): never => {
  throw new DOMException('No', 'QuotaExceededError');
};

/** A fake storage with this content; `ways` overrides its methods. */
function storageOf(content: Content, ways: Way = {}) {
  return {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
    clear: () => {
      for (const key of Object.keys(content)) delete content[key];
    },
    ...ways,
  };
}

/** Loads the page and follows its reloads; gives up if they never stop. */
function visit(storage: () => ReturnType<typeof storageOf>, version = VERSION) {
  let reloads = 0;
  let starts = false;
  let again = true;
  while (again && reloads < 5) {
    again = false;
    starts = applyBuildVersion({
      storage,
      version,
      sessionKey: 'mainStore',
      reload: () => {
        reloads += 1;
        again = true;
      },
    });
  }
  return { reloads, starts };
}

const full = { setItem: refuse };
const forgetful = { setItem: () => {} };

describe('applyBuildVersion', () => {
  it.each<{ what: string; content: Content; ways?: Way; reloads: number; left: Content }>([
    { what: 'nothing stored', content: {}, reloads: 0, left: { build_version: VERSION } },
    {
      what: 'a session of an unknown build',
      content: { mainStore: 'x', another: 'y' },
      reloads: 1,
      left: { build_version: VERSION },
    },
    {
      what: 'a theme that was chosen after signing out',
      content: { theme: 'dark' },
      reloads: 0,
      left: { theme: 'dark', build_version: VERSION },
    },
    {
      what: 'this build',
      content: { build_version: VERSION, mainStore: 'x' },
      reloads: 0,
      left: { build_version: VERSION, mainStore: 'x' },
    },
    {
      what: 'an older build',
      content: { build_version: '0.0.0', mainStore: 'x' },
      reloads: 1,
      left: { build_version: VERSION },
    },
    {
      what: 'a newer build',
      content: { build_version: '9.0.0', mainStore: 'x' },
      reloads: 1,
      left: { build_version: VERSION },
    },
    {
      what: 'an empty version',
      content: { build_version: '', mainStore: 'x' },
      reloads: 1,
      left: { build_version: VERSION },
    },
    { what: 'nothing, and full', content: {}, ways: full, reloads: 0, left: {} },
    { what: 'another build, and full', content: { build_version: '0' }, ways: full, reloads: 0, left: {} },
    {
      what: 'another build, and keeps nothing',
      content: { build_version: '0' },
      ways: forgetful,
      reloads: 0,
      left: {},
    },
    {
      what: 'another build, and neither clears nor keeps',
      content: { build_version: '0' },
      ways: { ...forgetful, clear: () => {} },
      reloads: 0,
      left: { build_version: '0' },
    },
    {
      what: 'another build, and clearing is refused',
      content: { build_version: '0' },
      ways: { clear: refuse },
      reloads: 0,
      left: { build_version: '0' },
    },
    { what: 'reading is refused', content: {}, ways: { getItem: refuse }, reloads: 0, left: {} },
  ])('$what: reloads $reloads times, then starts', ({ content, ways, reloads, left }) => {
    const storage = storageOf(content, ways);
    expect(visit(() => storage)).toEqual({ reloads, starts: true });
    expect(content).toEqual(left);
  });

  it('starts without any storage', () => {
    expect(visit(refuse)).toEqual({ reloads: 0, starts: true });
  });
});

describe('storeBuildVersion', () => {
  it('stores the build version with a new session, even though signing out cleared the storage', () => {
    const content: Content = {};
    const storage = () => storageOf(content);
    visit(storage, '0.0.0');
    storage().clear();
    storage().setItem('mainStore', 'of the same page');
    storeBuildVersion({ storage, version: '0.0.0' });
    expect(visit(storage, '0.0.0')).toEqual({ reloads: 0, starts: true });
    expect(visit(storage)).toEqual({ reloads: 1, starts: true });
    expect(content).toEqual({ build_version: VERSION });
  });

  it('works without storage', () => {
    expect(() => storeBuildVersion({ storage: refuse, version: VERSION })).not.toThrow();
  });
});
