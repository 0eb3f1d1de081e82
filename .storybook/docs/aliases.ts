/**
 * The name of a component and those that designers may search for. Storybook's search looks at titles only, so they
 * stand in the title: `Dialog (modal, popup)`. The sidebar and the docs page show them apart.
 */
export function readTitle(title: string): { name: string; aliases: readonly string[] } {
  const last = title.split('/').at(-1) ?? title;
  const [, name = last, aliases] = /^(.+?) \((.+)\)$/.exec(last) ?? [];
  return { name, aliases: aliases?.split(', ') ?? [] };
}
