/**
 * Splits a title into the component's name and other names that designers may search for. Storybook's search covers
 * only titles, so they are part of the title: `Dialog (modal, popup)`. The sidebar and the docs page show them
 * separately.
 */
export function readTitle(title: string): { name: string; aliases: readonly string[] } {
  const last = title.split('/').at(-1) ?? title;
  const [, name = last, aliases] = /^(.+?) \((.+)\)$/.exec(last) ?? [];
  return { name, aliases: aliases?.split(', ') ?? [] };
}
