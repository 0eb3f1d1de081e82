import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RealServer } from '../scripts/lib/real-server.ts';
import { demoData } from './fixtures/demo-data.ts';
import { type Case, cases, reports, unwrapped } from './fixtures/player-cases.ts';
import { type PlayerName, publishPlayer } from './fixtures/player-pages.ts';
import { viewers } from './fixtures/player-viewers.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgent } from './fixtures/user-agent.ts';
import { expectedCounts, PlayerScene } from './steps/player-scene.ts';
import { watchReports } from './steps/watch-reports.ts';

test.use({ userAgent });

/** For two servers, transcoding, and other load on the machine. */
const SLOW_TIMEOUT_MS = 900_000;

let second: RealServer;
let scene: PlayerScene;

test.beforeAll(async ({ api, site, videos }) => {
  test.setTimeout(SLOW_TIMEOUT_MS);
  second = new RealServer({ OUTBOUND_TEST_HOSTS: site.testHost }, demoData());
  await second.start();
  scene = await PlayerScene.make(site, api, second, videos.mp4());
});

test.afterAll(() => second.remove());

/** Whether the page's own video plays. */
const ownVideoPlays = (page: Page) =>
  page
    // Video.js moves its video into an element that takes over its id
    .locator('video#here, #here video')
    .evaluate((video: HTMLVideoElement) => video.currentSrc.endsWith('/news.mp4') && video.currentTime > 0.5);

const acts: Partial<Record<Case, (page: Page, player: PlayerName) => Promise<unknown>>> = {
  skip: (page, player) => viewers[player].skip(page),
  click: async (page, player) => {
    const opened = page.waitForEvent('popup');
    await page.mouse.click(320, 180);
    await expect((await opened).getByText('Spring sale')).toBeVisible();
    await (await opened).close();
    await viewers[player].goOn?.(page);
  },
};

interface Played {
  player: PlayerName;
  name: Case;
  reports: string;
  /** Whether the server follows wrappers in place of the player. */
  isUnwrapped?: boolean;
}

const played: Played[] = [
  ...(Object.keys(viewers) as PlayerName[]).flatMap((player) =>
    cases.map((name) => ({ player, name, reports: reports[player][name] })),
  ),
  ...cases.flatMap((name) => {
    const reports = unwrapped[name];
    return reports === undefined ? [] : [{ player: 'shaka-player' as const, name, reports, isUnwrapped: true }];
  }),
];

for (const { player, name, reports: reportsOfPlayer, isUnwrapped = false } of played)
  test(`${player}${isUnwrapped ? ' with unwrap=1' : ''}, ${name}: its reports are counted, and the page's video continues @nightly`, async ({
    visit,
    site,
    server,
    videos,
    problems,
  }) => {
    // missing files and servers, and the messages of players about them
    problems.expect(/status of 404|ERR_|FP_ERROR|Access to fetch|Failed to load media file|shaka|VIDEOJS/);
    const body = readFileSync(videos.mp4());
    for (const path of ['/news.mp4', '/advert.mp4']) site.pages.set(path, { body, type: 'video/mp4' });
    const placed = await scene.place(name);
    for (const { vast_url: address } of [placed.placement, ...(placed.other ? [placed.other] : [])])
      await expect
        .poll(async () => (await fetch(address, { headers: { 'user-agent': userAgent } })).text())
        .not.toContain('unknown_placement');

    const tag = isUnwrapped ? `${placed.tag}&unwrap=1` : placed.tag;
    const page = await visit();
    const reported = await watchReports(page, { site, server, placed, name });
    const address = await publishPlayer(site, player, tag);
    // the server caches the answers for 30 s
    const failures = isUnwrapped ? await scene.warmUpChain(tag, name) : 0;
    await page.goto(address);
    const act = acts[name];
    if (act !== undefined) {
      // fluid and shaka stay paused if they are clicked before playback has really started
      await expect.poll(() => reported).toContain('quartile25');
      await act(page, player);
    }
    const expected = reportsOfPlayer.split(' ').filter(Boolean).toSorted();
    // how far a video played before the skip depends on the machine
    const further = name === 'skip' ? ['show', 'quartile50', 'quartile75'] : [];
    const counted = () => reported.filter((report) => !further.includes(report)).toSorted();
    await expect.poll(counted).toEqual(expected);
    // not after an advert in shaka-player, which loads the page's video again and leaves playing it to the page
    if (player !== 'shaka-player' || expected.length === 0) await expect.poll(() => ownVideoPlays(page)).toBe(true);
    // events that the server counts itself because the player can't know of them
    const unanswered = failures + (isUnwrapped && reportsOfPlayer === '' ? 1 : 0);
    const error = placed.tag === placed.placement.vast_url ? 'error' : 'second:error';
    const inPlace = Array.from({ length: unanswered }, () => error);
    const counts = () =>
      expectedCounts([...reported, ...inPlace], ['loop of two instances', 'backfill'].includes(name));
    await expect(async () => expect(await scene.counted(placed)).toEqual(counts())).toPass();
    expect(counted()).toEqual(expected);
  });
