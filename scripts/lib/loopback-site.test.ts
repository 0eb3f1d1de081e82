// @vitest-environment node
import { expect, it } from 'vitest';
import { LoopbackSite } from './loopback-site.ts';

it("responds with 502 and the message if a page can't be created", async () => {
  const site = await LoopbackSite.start('news.example');
  try {
    const failing = () => Promise.reject(new Error('the instance is gone'));
    site.pages.set('/failing', { body: failing });
    const response = await fetch(`${site.url}/failing`, { signal: AbortSignal.timeout(5_000) });
    expect([response.status, await response.text()]).toEqual([502, 'Error: the instance is gone']);
  } finally {
    await site.stop();
  }
});
