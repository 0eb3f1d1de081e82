/**
 * `npm run demo:plates`: draws the lettering and shapes of the demo clips. ffmpeg can't read the application's font
 * (woff2), and old builds lack `drawtext`, so Chromium renders the lettering once, and the pictures are committed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { plates } from './demo-plates/plates.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/find-chromium.ts';

const folder = 'server/src/demo/plates';

const face = (subset: string) => {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
  );
  const url = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
  const range = subset === 'cyrillic' ? 'unicode-range:U+0400-04FF;' : '';
  return `@font-face{font-family:Inter;src:url(${url});font-weight:100 900;${range}}`;
};

const style = `${face('latin')}${face('cyrillic')}
  body{margin:20px;background:transparent} .plate{display:inline-block;vertical-align:top;white-space:nowrap;padding:2px 4px}`;

/** WebP is a third of the size of PNG. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 832, height: 468 } });
  let bytes = 0;
  for (const { name, html } of plates) {
    await page.setContent(`<style>${style}</style><div class="plate">${html}</div>`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await toWebp(page, await page.locator('.plate').screenshot({ omitBackground: true }));
    writeFileSync(join(folder, `${name}.webp`), picture);
    bytes += picture.length;
  }
  console.log(`${plates.length} plates of ${Math.round(bytes / 1024)} KiB in ${folder}/`);
} finally {
  await browser.close();
}
