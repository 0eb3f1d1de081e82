import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const root = document.documentElement;

export const showTheme = (theme: string) => root.classList.toggle('dark', theme === 'dark');

export const isDark = () => root.classList.contains('dark');

export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Follows the toolbar on docs pages, too, which may not contain a story that would apply the theme. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    channel.on(event, ({ globals }: { globals: { theme: string } }) => showTheme(globals.theme));
}
