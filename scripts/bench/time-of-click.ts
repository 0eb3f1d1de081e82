import type { Locator, Page } from '@playwright/test';

interface Shown {
  selector: string;
  /** All that it says, where being there is not enough. */
  text?: string;
  /** A selector of what else must be there. */
  together?: string | undefined;
}

/** @returns milliseconds from the click to the frame after what it was to show is there */
export async function timeOfClick(page: Page, link: Locator, shown: Shown): Promise<number> {
  const seen = await page.evaluateHandle(watchClick, shown);
  await link.click();
  return seen.evaluate(({ took }) => took);
}

/** In the page. Wrapped, because a promise would be waited for before the click. */
function watchClick({ selector, text, together }: Shown): { took: Promise<number> } {
  const took = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        const element = document.querySelector(selector);
        const isThere = element && (text === undefined || element.textContent === text);
        if (!isThere || (together && !document.querySelector(together))) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      look();
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
  return { took };
}
