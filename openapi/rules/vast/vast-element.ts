/** An element of a VAST document, as parsed by the application and the server. */
export interface VastElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Trimmed; empty for an element with children. */
  text: string;
  children: readonly VastElement[];
}

/** The children with a name, in document order. */
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

/** The texts of elements, without empty ones. */
export const nonEmptyTexts = (elements: readonly VastElement[]): string[] =>
  elements.map(({ text }) => text).filter((text) => text !== '');

/** The path from an `InLine` or a `Wrapper` to the linear creative, which plays in place of the page's own video. */
export const linearPath = ['Creatives', 'Creative', 'Linear'] as const;
