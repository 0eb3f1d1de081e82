import type { Page } from '@playwright/test';
import type { LoopbackSite } from '../../scripts/lib/loopback-site.ts';
import type { RealServer } from '../../scripts/lib/real-server.ts';
import type { Case } from '../fixtures/player-cases.ts';
import type { PlayerPlacement } from './player-scene.ts';

/** Records what a page reports, and answers in place of servers that the page can't resolve. */
export async function watchReports(
  page: Page,
  { site, server, placed, name }: { site: LoopbackSite; server: RealServer; placed: PlayerPlacement; name: Case },
): Promise<string[]> {
  const reports: string[] = [];
  // on the context, because a click opens another page
  page.context().on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    const [, type = '', kind = ''] = /^\/([ec])\/[^/]+\/(?:(\w+)\/)?/.exec(pathname) ?? [];
    const code = /^\d+$/.exec(searchParams.get('code') ?? '')?.[0];
    const who = origin === server.url ? '' : 'second:';
    if (pathname === '/vast/error') reports.push(`nowhere:${code}`);
    if (pathname === '/backfill/impression') reports.push('backfill:impression');
    if (type === 'e') reports.push(`${who}${kind}${code === undefined ? '' : `:${code}`}`);
    if (type === 'c') reports.push(`${who}landing`);
  });
  // the target of a redirect can't be intercepted, and the test must not open external pages
  await page.context().route('**/c/*/*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">Spring sale',
    });
  });
  const allowed = { 'access-control-allow-origin': site.url, 'access-control-allow-credentials': 'true' };
  for (const { address, tag } of placed.others)
    await page.route(address, async (route) => {
      const response = await route.fetch({ url: tag ?? site.url + new URL(address).pathname });
      await route.fulfill({ response, ...(tag === null && { headers: { ...response.headers(), ...allowed } }) });
    });
  const change = { 'HLS alone': withoutMp4, 'broken file': withoutFiles }[name as 'HLS alone' | 'broken file'];
  if (change !== undefined)
    await page.route(/\/vast\?placement=/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  return reports;
}

const withoutMp4 = (document: string) => document.replaceAll(/<MediaFile [^>]*video\/mp4[^>]*>.*?<\/MediaFile>/gs, '');

const withoutFiles = (document: string) => document.replaceAll(/\/media\/[^\]<]*/g, '/media/gone.mp4');
