import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { wentOffline } from '@/shared/lib/browser-events';
import { answer, html, json, loopbackServer } from '@/shared/testing';
import { $newVersionReady, newVersionCheckRequested } from './new-version';

const server = loopbackServer();

function pageOf(build: string) {
  const meta = document.createElement('meta');
  meta.name = 'build';
  meta.content = build;
  document.head.append(meta);
}

afterEach(() => document.head.replaceChildren());

async function checkVersion(scope = fork()) {
  await allSettled(newVersionCheckRequested, { scope });
  return scope.getState($newVersionReady);
}

describe('a page of build "a"', () => {
  beforeEach(() => pageOf('a'));

  it.each([
    { what: 'the same build', is: json(200, { build: 'a' }), isReady: false },
    { what: 'another build', is: json(200, { build: 'b' }), isReady: true },
    { what: 'another shape', is: json(200, {}), isReady: false },
    { what: 'no such file', is: json(404, { error: 'Not found' }), isReady: false },
    // some servers return index.html for unknown paths
    { what: 'a page', is: html(200), isReady: false },
    { what: 'broken JSON', is: answer(200, 'application/json', '{'), isReady: false },
  ])('the server has $what: $isReady', async ({ is, isReady }) => {
    server.answers(is);
    expect(await checkVersion()).toBe(isReady);
    expect(server.calls.map(({ url }) => url)).toEqual(['/version.json']);
  });

  it('stops checking once a new version is found', async () => {
    server.answers(json(200, { build: 'b' }));
    const scope = fork();
    expect(await checkVersion(scope)).toBe(true);
    expect(await checkVersion(scope)).toBe(true);
    expect(server.calls).toHaveLength(1);
  });

  it('sends no request while offline', async () => {
    const scope = fork();
    await allSettled(wentOffline, { scope });
    expect(await checkVersion(scope)).toBe(false);
    expect(server.calls).toEqual([]);
  });
});

test('sends no request in development', async () => {
  expect(await checkVersion()).toBe(false);
  expect(server.calls).toEqual([]);
});
