import type { Locator, Page } from '@playwright/test';
import { timeOfClick } from './time-of-click.ts';

export interface TypedField {
  field: string;
  /** Milliseconds from each key press to the frame that shows its result. */
  keys: number[];
}

/** Milliseconds before each key press at typing speed. */
const TYPING_KEY_DELAYS = [80, 80, 80, 80, 80];

/** Pauses after which the estimate of the reach and the saving of the draft start. */
const IDLE_KEY_DELAYS = [270, 80, 1030, 80];

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of the form' });
/** The collapsed parts of the form. Triggers of popups aren't: they collapse again when the next popup opens. */
const heads = (page: Page) =>
  page.getByRole('button', { expanded: false }).and(page.locator('form button:not([aria-haspopup])'));

/**
 * Opens the edit form from the campaign's screen, changes to its audience, and goes back.
 *
 * @returns the milliseconds of both steps, each from the click to the frame that shows the result
 */
export async function measureOpening(page: Page): Promise<number> {
  await page.getByRole('heading', { level: 1, name: 'Full', exact: true }).waitFor();
  const link = page.getByRole('link', { name: 'Edit', exact: true });
  const edit = await timeOfClick(page, link, { selector: 'form nav' });
  const part = sections(page).getByRole('link', { name: 'Audience' });
  const audience = await timeOfClick(page, part, { selector: 'form input[name="ads.devices"]' });
  await page.goBack();
  await page.goBack();
  return edit + audience;
}

/** Types into every field of the edit form, with all collapsible parts open. */
export async function measureTyping(page: Page): Promise<TypedField[]> {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('form', { name: 'Edit campaign' }).waitFor();
  while ((await heads(page).count()) > 0) await heads(page).first().click();
  const typed: TypedField[] = [];
  for (const field of await page.locator('form input:is([type=text], [type=url], [type=search], :not([type]))').all()) {
    // text for a list or a search only changes the form once it is accepted, so pauses in between trigger nothing
    const isInAudience = (await field.locator('xpath=ancestor::*[@id="audience"]').count()) > 0;
    const keys = await typeInto(
      page,
      field,
      isInAudience ? TYPING_KEY_DELAYS : [...TYPING_KEY_DELAYS, ...IDLE_KEY_DELAYS],
    );
    typed.push({ field: await nameOf(field), keys });
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
    // a fixed wait, because the user's pause is part of the measurement
    await page.waitForTimeout(pause);
    const seen = await page.evaluateHandle(watchKey);
    await page.keyboard.press('1');
    keys.push(await seen.evaluate(({ took }) => took));
  }
  await field.fill(before);
  return keys;
}

/**
 * Runs in the page: measures from the key press to the frame after the change. Wrapped in an object, as in
 * `timeOfClick`.
 */
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
