import type { Locator, Page } from '@playwright/test';
import { timeOfClick } from './time-of-click.ts';

export interface TypedField {
  field: string;
  /** Milliseconds from each key to the frame that shows what it did. */
  keys: number[];
}

/** Milliseconds before each key, as people type. */
const TYPED = [80, 80, 80, 80, 80];

/** After pauses in which the estimate of the reach and the draft begin. */
const PAUSED = [270, 80, 1030, 80];

const sections = (page: Page) => page.getByRole('navigation', { name: 'Campaign sections' });
const heads = (page: Page) => page.getByRole('button', { expanded: false }).and(page.locator('form button'));

/**
 * From the campaign's screen into its edit, and there to the audience; and back.
 *
 * @returns milliseconds of both steps, each from the click to the frame that shows what was asked for
 */
export async function measureOpening(page: Page): Promise<number> {
  await page.getByRole('heading', { level: 1, name: 'Full', exact: true }).waitFor();
  const link = page.getByRole('link', { name: 'Edit', exact: true });
  const edit = await timeOfClick(page, link, { selector: 'form nav' });
  const part = sections(page).getByRole('link', { name: 'Audience' });
  const audience = await timeOfClick(page, part, { selector: 'form button[aria-expanded]' });
  await page.goBack();
  await page.goBack();
  return edit + audience;
}

/** Types into every field of the edit, with all that can be opened open. */
export async function measureTyping(page: Page): Promise<TypedField[]> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const typed: TypedField[] = [];
  for (const section of ['Basics', 'Schedule', 'Limits', 'Audience']) {
    await sections(page).getByRole('link', { name: section }).click();
    await page.locator(`nav a[aria-current=page]:text-is("${section}")`).waitFor();
    if (section === 'Audience') {
      await heads(page).first().waitFor();
      while ((await heads(page).count()) > 0) await heads(page).first().click();
    }
    // what is typed for a list, or to search, is in the form once it is taken in: nothing begins in a pause before
    const pauses = section === 'Audience' ? TYPED : [...TYPED, ...PAUSED];
    for (const field of await page.locator('form input:is([type=text], [type=url], [type=search], :not([type]))').all())
      typed.push({ field: `${section}: ${await nameOf(field)}`, keys: await typeInto(page, field, pauses) });
  }
  return typed;
}

const nameOf = (field: Locator) =>
  field.evaluate((element) => (element as HTMLInputElement).name || element.ariaLabel || element.id);

async function typeInto(page: Page, field: Locator, pauses: readonly number[]): Promise<number[]> {
  await field.focus();
  const before = await field.inputValue();
  const keys: number[] = [];
  for (const pause of pauses) {
    // nothing is awaited: the pause of a person is part of what is measured
    await page.waitForTimeout(pause);
    const seen = await page.evaluateHandle(watchKey);
    await page.keyboard.press('1');
    keys.push(await seen.evaluate(({ took }) => took));
  }
  await field.fill(before);
  return keys;
}

/** In the page: from the key to the frame after what it has written. Wrapped, as in `timeOfClick`. */
function watchKey(): { took: Promise<number> } {
  const took = new Promise<number>((resolve) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        document.addEventListener(
          'input',
          () =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            }),
          { capture: true, once: true },
        );
      },
      { capture: true, once: true },
    );
  });
  return { took };
}
