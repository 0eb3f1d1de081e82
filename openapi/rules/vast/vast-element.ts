/** An element of a VAST document, as both halves read it. */
export interface VastElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Trimmed; empty for an element that holds others. */
  text: string;
  children: readonly VastElement[];
}

/** The children of a name, in the document's order. */
export const elementsIn = (element: VastElement | undefined, name: string): readonly VastElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The elements at a path of names. */
export const elementsAt = (element: VastElement | undefined, ...path: string[]): readonly VastElement[] =>
  path.reduce<readonly VastElement[]>(
    (found, name) => found.flatMap((outer) => elementsIn(outer, name)),
    element === undefined ? [] : [element],
  );

/** All elements of these names within an element, at any depth. */
export const elementsWithin = (element: VastElement, ...names: string[]): readonly VastElement[] =>
  element.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...elementsWithin(child, ...names),
  ]);

/** The texts of these elements; empty ones say nothing. */
export const textsOf = (elements: readonly VastElement[]): string[] =>
  elements.map(({ text }) => text).filter((text) => text !== '');

/** From an `InLine` or a `Wrapper` to what plays in place of the page's own video. */
export const linearPath = ['Creatives', 'Creative', 'Linear'] as const;
