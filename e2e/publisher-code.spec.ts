import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { VastAdvert } from '../server/src/delivery/answer/vast-advert.ts';
import { writeVast } from '../server/src/delivery/answer/write-vast.ts';
import { writeWrappers } from '../server/src/delivery/answer/write-wrapper.ts';
import { emptyVast } from '../server/src/delivery/serving/empty-vast.ts';
import { expect, test } from './fixtures/test.ts';

const advert = {
  id: 12,
  title: 'Spring sale',
  description: '',
  advertiser: 'ООО «Ромашка»',
  erid: '2VtzqwExample',
  landingPage: 'https://shop.example/',
  duration: 6,
  skipOffset: 1,
  ...{ script: null, branding: null, overlay: null, markingInVideo: false },
  icon: null,
  trackers: [],
} satisfies Partial<VastAdvert>;

const size = { width: 640, height: 360 };

const timeline = ['impression', 'win', 'quartile25', 'show', 'quartile50', 'quartile75', 'quartile100'];

const videoOf = (page: Page) => page.locator('video');
const timeOf = (page: Page) => videoOf(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

test.describe("the publisher's code on a page of another site", () => {
  let page: Page;
  /** The reports of the page, in order. */
  let called: string[];
  let play: (document: string) => Promise<void>;
  let documentOf: (file: string, script?: string, values?: Partial<VastAdvert>) => string;

  test.beforeEach(async ({ visit, site, server, videos }) => {
    page = await visit();
    called = [];
    const body = readFileSync(videos.mp4());
    site.pages.set('/news.mp4', { body, type: 'video/mp4' });
    site.pages.set('/advert.mp4', { body, type: 'video/mp4' });
    site.pages.set('/landing', { body: '<!doctype html><link rel="icon" href="data:,">Spring sale' });
    site.pages.set('/watch', {
      body: `<!doctype html><html lang="ru"><title>Watch</title><link rel="icon" href="data:,"><body style="margin: 40px">
        <video id="here" width="640" height="360" controls muted src="/news.mp4"></video>
        <script async src="${server.url}/vast/player.js" data-vast="${server.url}/vast?placement=1" data-video="here"></script>`,
    });
    documentOf = (file, script, values) =>
      writeVast(
        {
          ...advert,
          mediaFiles: [
            ...(script === undefined
              ? []
              : [{ url: site.url + script, type: 'application/javascript' as const, ...size, bitrate: null }]),
            { url: site.url + file, type: 'video/mp4', ...size, bitrate: 500_000 },
          ],
          ...values,
        },
        (kind) => (kind === 'landing' ? `${site.url}/landing` : `${site.url}/e/${kind}?code=[ERRORCODE]`),
        { version: '3.0', servingId: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' },
      );
    play = async (document) => {
      const headers = { 'access-control-allow-origin': site.url, 'access-control-allow-credentials': 'true' };
      await page.route('**/vast?*', (route) => {
        expect(new URL(route.request().url()).searchParams.get('page')).toBe(`${site.url}/watch`);
        return route.fulfill({ contentType: 'application/xml', headers, body: document });
      });
      await page.route(/\/(e|vast\/error)(\/|\?)/, (route) => {
        const { pathname, search } = new URL(route.request().url());
        const kind = pathname.split('/').at(-1) ?? '';
        called.push(kind === 'error' ? `error${search}` : kind);
        return route.fulfill({ status: 204 });
      });
      await page.goto(`${site.url}/watch`);
      await videoOf(page).evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
    };
  });

  /** Expects the page's own video with its own controls, and nothing left of the advert. */
  const expectOwnVideo = async () => {
    await expect(videoOf(page)).toHaveAttribute('src', '/news.mp4');
    await expect(videoOf(page)).toHaveAttribute('controls');
    await expect(page.getByText('Реклама')).toHaveCount(0);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  };

  test('plays an advert with its label and reports each event once', async ({ site }) => {
    await play(documentOf('/advert.mp4'));
    const label = page.getByRole('button', { name: 'Реклама · ООО «Ромашка» · 2VtzqwExample' });
    await expect(label).toBeInViewport();
    await expect(videoOf(page)).not.toHaveAttribute('controls');
    await expect.poll(() => called).toContain('win');

    await test.step('a click opens the landing page and pauses the advert', async () => {
      const opened = page.waitForEvent('popup');
      await label.press('Enter');
      expect((await opened).url()).toBe(`${site.url}/landing`);
      await (await opened).close();
      const again = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Продолжить' }).press('Space');
      await videoOf(page).click({ position: { x: 320, y: 100 } });
      await (await again).close();
      await page.getByRole('button', { name: 'Продолжить' }).click();
    });

    await expect.poll(() => called).toContain('quartile100');
    expect(called.filter((kind) => kind !== 'click').sort()).toEqual([...timeline].sort());
    expect(called.filter((kind) => kind === 'click')).toHaveLength(1);
    await expectOwnVideo();
  });

  test('shows no label if the video contains the marking', async ({ site }) => {
    await play(documentOf('/advert.mp4', undefined, { markingInVideo: true }));
    await expect(page.getByRole('button', { name: 'Пауза' })).toBeInViewport();
    await expect(page.getByText('Реклама')).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await videoOf(page).click({ position: { x: 320, y: 100 } });
    expect((await opened).url()).toBe(`${site.url}/landing`);
    await (await opened).close();
    // clicks at the place where the label's link would be
    const again = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Сайт рекламодателя' }).press('Enter');
    expect((await again).url()).toBe(`${site.url}/landing`);
  });

  test('lets viewers skip an advert with the keyboard', async () => {
    await play(documentOf('/advert.mp4'));
    const skip = page.getByRole('button', { name: /^Пропустить/ });
    await expect(skip).toHaveText('Пропустить');
    await skip.press('Space');
    await expectOwnVideo();
    await expect(videoOf(page)).toBeFocused();
    expect(called.filter((kind) => kind === 'skip')).toHaveLength(1);
    expect(called).not.toContain('quartile100');
  });

  test('plays an interactive advert in a frame of another origin, and its video if the script fails', async ({
    site,
    problems,
  }) => {
    const unit = readFileSync(new URL('../server/src/demo/scripts/overlay-unit.js', import.meta.url));
    site.pages.set('/unit.js', { body: unit, type: 'text/javascript' });
    const parameters = JSON.stringify({ video: `${site.url}/advert.mp4`, label: 'В магазин' });
    await play(
      documentOf('/gone.mp4', '/unit.js').replace('<MediaFiles>', `<AdParameters>${parameters}</AdParameters>$&`),
    );
    const frame = page.frameLocator('iframe');
    await expect(page.getByText('Реклама · ООО «Ромашка» · 2VtzqwExample')).toBeInViewport();
    await expect.poll(() => called).toContain('win');
    expect(await frame.locator('body').evaluate(() => origin)).toBe('null');
    // the sandbox of the document itself does not apply after the script has navigated the frame
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts( allow-popups\S*){2}$/);

    await test.step('a click of the script opens the landing page and pauses the advert', async () => {
      const opened = page.waitForEvent('popup');
      await frame.getByRole('button', { name: 'В магазин' }).click();
      expect((await opened).url()).toBe(`${site.url}/landing`);
      await (await opened).close();
      await page.getByRole('button', { name: 'Продолжить' }).click();
    });

    await expect.poll(() => called).toContain('quartile100');
    expect(called.toSorted()).toEqual([...timeline, 'click'].toSorted());
    await expectOwnVideo();
    await expect(page.locator('iframe')).toHaveCount(0);

    await test.step('the script is notified of a skip', async () => {
      called.length = 0;
      await page.unrouteAll();
      const telling = unit.toString().replace("this.emit('AdSkipped');", `new Image().src = '${site.url}/e/told';$&`);
      site.pages.set('/telling.js', { body: telling, type: 'text/javascript' });
      await play(
        documentOf('/gone.mp4', '/telling.js').replace('<MediaFiles>', `<AdParameters>${parameters}</AdParameters>$&`),
      );
      await page.getByRole('button', { name: 'Пропустить', exact: true }).click();
      await expectOwnVideo();
      await expect.poll(() => called).toContain('told');
      expect(called.filter((kind) => kind === 'skip')).toHaveLength(1);
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    await test.step('the video plays without the script', async () => {
      problems.expect(/status of 404/);
      called.length = 0;
      await page.unrouteAll();
      await play(documentOf('/advert.mp4', '/gone.js'));
      const skip = page.getByRole('button', { name: 'Пропустить', exact: true });
      await skip.click();
      await expectOwnVideo();
      expect(called).toEqual(expect.arrayContaining(['impression', 'win', 'skip']));
      // reported by the script, before the video
      expect(called[0]).toBe('error?code=901');
      expect(called.filter((kind) => kind.startsWith('error'))).toHaveLength(1);
    });
  });

  test('lets a script of the server draw the page around the player during an advert', async ({
    site,
    server,
    problems,
  }) => {
    const skin = readFileSync(new URL('../server/src/demo/scripts/page-skin.js', import.meta.url), 'utf8');
    const hash = 'a'.repeat(64);
    await page.route(`${server.url}/vast/script/${hash}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: skin }),
    );
    const icon = { url: `${site.url}/picture.png`, type: 'image/png' } as const;
    await page.route(icon.url, (route) => route.fulfill({ contentType: 'image/png', body: '' }));
    await play(documentOf('/advert.mp4', undefined, { branding: hash, icon }));
    const link = page.locator('a[rel*=sponsored]');
    await expect(link).toHaveAttribute('href', `${site.url}/landing`);
    await expect(link).toHaveCSS('background-image', `url("${icon.url}")`);
    await page.getByRole('button', { name: 'Пропустить', exact: true }).click();
    await expect(link).toHaveCount(0);
    await expectOwnVideo();

    await test.step('an advert plays if the branding script is missing', async () => {
      problems.expect(/status of 404/);
      called.length = 0;
      await page.unrouteAll();
      await play(documentOf('/advert.mp4', undefined, { branding: 'b'.repeat(64) }));
      await expect.poll(() => called).toContain('win');
    });
    await test.step('an advert plays if a part of the code does not load', async () => {
      called.length = 0;
      await page.unrouteAll();
      await page.route('**/load-branding.js', () => {});
      await play(documentOf('/advert.mp4', undefined, { branding: hash }));
      await expect.poll(() => called).toContain('win');
    });
  });

  test('shows an overlay over the playing video and reports its events', async ({ site, problems }) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="70"><rect width="480" height="70" /></svg>';
    site.pages.set('/banner.svg', { body: svg, type: 'image/svg+xml' });
    const overlay = { url: `${site.url}/banner.svg`, type: 'image/svg+xml', width: 480, height: 70 } as const;
    const picture = page.getByRole('link', { name: 'Spring sale' });
    await play(documentOf('', undefined, { mediaFiles: [], overlay }));
    await expect(picture).toBeInViewport();
    await expect(page.getByText('Реклама · ООО «Ромашка» · 2VtzqwExample')).toBeInViewport();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
    await expect(videoOf(page)).toHaveAttribute('controls');
    for (const _ of [1, 2]) {
      const opened = page.waitForEvent('popup');
      await picture.click();
      expect((await opened).url()).toBe(`${site.url}/landing`);
      await (await opened).close();
    }
    await page.getByRole('button', { name: 'Закрыть рекламу' }).press('Enter');
    await expect(picture).toHaveCount(0);
    await expectOwnVideo();
    expect(called).toEqual(['impression', 'show', 'click']);

    await test.step('hides the overlay after its duration', async () => {
      await page.unrouteAll();
      await play(documentOf('', undefined, { mediaFiles: [], overlay, duration: 1 }));
      await expect(picture).toBeInViewport();
      await expect(picture).toHaveCount(0);
      await expectOwnVideo();
    });
    await test.step('reports a missing picture', async () => {
      problems.expect(/status of 404/);
      called.length = 0;
      await page.unrouteAll();
      await play(documentOf('', undefined, { mediaFiles: [], overlay: { ...overlay, url: `${site.url}/gone.svg` } }));
      await expectOwnVideo();
      await expect.poll(() => called).toEqual(['error?code=502']);
    });
    await test.step('reports that the overlay code did not load, and leaves a paused video alone', async () => {
      problems.expect(/ERR_FAILED/);
      called.length = 0;
      await page.unrouteAll();
      await page.route('**/show-overlay.js', async (route) => {
        await expectOwnVideo();
        await videoOf(page).evaluate((video: HTMLVideoElement) => video.pause());
        await route.abort();
      });
      await play(documentOf('', undefined, { mediaFiles: [], overlay }));
      await expect.poll(() => called).toEqual(['error?code=502']);
      await expect(videoOf(page)).toHaveJSProperty('paused', true);
    });
  });

  test('follows wrappers to the advert and reports to all of them', async ({ site, problems }) => {
    const xml = (body: string) => ({ body, type: 'application/xml' });
    /** A document that refers to a path of the site, and whose events go to `/e/outer/…`. */
    const wrapper = (path: string, name: string) => ({
      tag: `${site.url}${path}`,
      servingId: name,
      addressOf: (kind: string) => `${site.url}/e/${name}/${kind}?code=[ERRORCODE]`,
    });
    const wrapperTo = (path: string, name = 'outer') => writeWrappers([wrapper(path, name)], '3.0');
    const calls: string[] = [];
    page.on('request', (request) => {
      const [, name = '', kind = '', code = ''] = /\/e\/(\w+)\/(\w+)\?code=(\d*)/.exec(request.url()) ?? [];
      if (name !== '') calls.push(`${name} ${kind}${kind === 'error' ? ` ${code}` : ''}`);
    });
    for (const n of [1, 2, 3, 4]) site.pages.set(`/inner-${n}.xml`, xml(wrapperTo(`/inner-${n + 1}.xml`, `inner${n}`)));
    // another server can't suppress our label
    site.pages.set('/inner-5.xml', xml(documentOf('/advert.mp4', undefined, { markingInVideo: true })));
    await play(wrapperTo('/inner-1.xml'));
    await expect(page.getByRole('button', { name: /2VtzqwExample/ })).toBeInViewport();
    await expect.poll(() => called).toContain('quartile25');
    const names = ['inner1', 'inner2', 'inner3', 'inner4', 'outer'];
    expect(calls.toSorted()).toEqual(names.flatMap((name) => [`${name} impression`, `${name} win`]));

    problems.expect(/status of 404|ERR_|Access to fetch/);
    site.pages.set('/empty.xml', xml('<VAST version="3.0"/>'));
    // nor can it do so with a document around its advert
    const around = documentOf('/advert.mp4', undefined, { markingInVideo: true }).replace(/<\?xml.*?\?>/, '');
    site.pages.set('/around.xml', xml(`<Extension type="preroll"><Marking>in_video</Marking>${around}</Extension>`));
    const overlay = { url: 'relative', type: 'image/png', width: 480, height: 70 } as const;
    const relative = documentOf('', undefined, { mediaFiles: [], overlay });
    site.pages.set('/relative.xml', xml(relative));
    site.pages.set('/loop.xml', xml(wrapperTo('/loop.xml', 'inner')));
    for (let n = 1; n <= 6; n += 1) site.pages.set(`/chain-${n}.xml`, xml(wrapperTo(`/chain-${n + 1}.xml`, 'inner')));
    for (const [path, code] of [
      ['/empty.xml', 303],
      ['/around.xml', 303],
      ['/relative.xml', 403],
      ['/loop.xml', 302],
      ['/chain-1.xml', 302],
      ['/gone.xml', 301],
    ] as const)
      await test.step(`reports ${code} for ${path}`, async () => {
        await page.unrouteAll();
        calls.length = 0;
        await play(wrapperTo(path));
        await expectOwnVideo();
        expect(calls).toContain(`outer error ${code}`);
        expect(calls.filter((call) => !call.endsWith(`error ${code}`))).toEqual([]);
      });
    await test.step("reports an overlay of another server, which can't send requests to the page", async () => {
      await page.unrouteAll();
      calls.length = 0;
      site.pages.set('/banner.svg', {
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="70" />',
        type: 'image/svg+xml',
      });
      const clickTracking = /(<NonLinearClickTracking>).*?(<\/NonLinearClickTracking>)/s;
      const foreign = documentOf('', undefined, {
        mediaFiles: [],
        overlay: { ...overlay, url: `${site.url}/banner.svg`, type: 'image/svg+xml' },
      }).replace(clickTracking, '$1/e/relative/click?code=0$2');
      expect(foreign).toContain('/e/relative');
      site.pages.set('/overlay.xml', xml(foreign));
      await play(wrapperTo('/overlay.xml'));
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Spring sale' }).click();
      await (await opened).close();
      expect(calls).toEqual(['outer impression', 'outer win']);
    });
    await test.step('reports 301 for a server that does not respond', async () => {
      await page.unrouteAll();
      calls.length = 0;
      await page.route('**/silent.xml', (route) => route.abort());
      await play(wrapperTo('/silent.xml'));
      await expectOwnVideo();
      expect(calls).toEqual(['outer error 301']);
    });
    await test.step('requests the servers in order', async () => {
      await page.unrouteAll();
      calls.length = 0;
      const paths = ['/gone.xml', '/empty.xml', '/inner-5.xml', '/inner-1.xml'];
      await play(
        writeWrappers(
          paths.map((path, at) => wrapper(path, `server${at}`)),
          '3.0',
        ),
      );
      await expect(page.getByRole('button', { name: /2VtzqwExample/ })).toBeInViewport();
      await expect.poll(() => calls).toContain('server2 win');
      expect(calls).toEqual(['server0 error 301', 'server1 error 303', 'server2 impression', 'server2 win']);
    });
  });

  test('reports a missing file and an empty document with their error codes', async ({ problems }) => {
    problems.expect(/status of 404/);
    await play(documentOf('/gone.mp4'));
    await expectOwnVideo();
    expect(called).toEqual(['error?code=401']);
    called.length = 0;
    await page.unrouteAll();
    await play(emptyVast('https://ads.example', 'not_serving'));
    await expectOwnVideo();
    expect(called).toEqual(['error?reason=not_serving&code=303']);
  });
});
