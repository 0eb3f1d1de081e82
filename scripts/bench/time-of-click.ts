import type { Locator, Page } from '@playwright/test';

interface Shown {
  selector: string;
  /** The complete text of the element, if its presence isn't enough. */
  text?: string;
  /** Selector of another element that must be present. */
  together?: string | undefined;
}

/** @returns the milliseconds from the click to the frame after the expected element appeared */
export async function timeOfClick(page: Page, link: Locator, shown: Shown): Promise<number> {
  const seen = await page.evaluateHandle(watchClick, shown);
  await link.click();
  return seen.evaluate(({ took }) => took);
}

/** Runs in the page. Wrapped in an object, because a bare promise would be awaited before the click. */
function watchClick({ selector, text, together }: Shown): { took: Promise<number> } {
  const took = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) => {
      const checkFrame = () => {
        const element = document.querySelector(selector);
        const isShown = element && (text === undefined || element.textContent === text);
        if (!isShown || (together && !document.querySelector(together))) return void requestAnimationFrame(checkFrame);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      checkFrame();
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
  return { took };
}
