import type { VastElement } from '@preroll/rules/vast/vast-element';

/** Reads a document as browsers do; null for what is none. */
export function readVastTree(text: string): VastElement | null {
  const document = new DOMParser().parseFromString(text.trim(), 'text/xml');
  // browsers put what they couldn't read into the document, in some cases below its root
  const isBroken = document.querySelector('parsererror') !== null;
  return isBroken || document.documentElement.nodeName !== 'VAST' ? null : toElement(document.documentElement);
}

function toElement(element: Element): VastElement {
  const children = Array.from(element.children, toElement);
  return {
    name: element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    text: children.length === 0 ? (element.textContent ?? '').trim() : '',
    children,
  };
}

/** The attributes as they stand in the document: `event="start"`. */
export const attributesOf = ({ attributes }: VastElement): string[] =>
  Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
