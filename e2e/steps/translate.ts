import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translator: replaces each text, including later ones, with an element of the translator, except
 * in elements with `translate="no"`. The texts themselves stay the same, so that they can be found.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translateText = (text: Node) => {
      const parent = text.parentElement;
      if (!parent?.translate || parent.closest('font, script, style, textarea') || !text.textContent?.trim()) return;
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.firstElementChild?.append(text.textContent);
      (text as Text).replaceWith(translated);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translateText);
    };
    new MutationObserver((changes) =>
      changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]).forEach(translateIn),
    ).observe(document.body, { subtree: true, childList: true, characterData: true });
    translateIn(document.body);
  });
