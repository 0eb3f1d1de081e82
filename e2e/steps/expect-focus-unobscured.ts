import { expect, type Page } from '@playwright/test';

/** The sticky element that covers the focused one, and the position of both. */
const coverOfFocus = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const focused = document.activeElement ?? document.body;
    const target = focused.closest('label') ?? focused;
    const box = target.getBoundingClientRect();
    const name = target.textContent || focused.getAttribute('name') || focused.outerHTML.slice(0, 80);
    if (box.bottom <= 0 || box.top >= innerHeight) return [`${name} is outside of the window`];
    const covers = [...document.querySelectorAll('*')].filter((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      if (position !== 'sticky' || (top === 'auto' && bottom === 'auto') || element.contains(target)) return false;
      const bar = element.getBoundingClientRect();
      const [width, height] = [
        Math.min(bar.right, box.right) - Math.max(bar.left, box.left),
        Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top),
      ];
      return width > 1 && height > 1;
    });
    return covers.map((cover) => `${name} lies behind ${cover.textContent}`);
  });

/** Expects that no sticky element covers the focused one (WCAG 2.4.11). */
export async function expectFocusUnobscured(page: Page): Promise<void> {
  expect(await coverOfFocus(page)).toEqual([]);
}
