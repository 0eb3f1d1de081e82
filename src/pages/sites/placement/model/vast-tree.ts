import type { VastElement } from '@preroll/rules/vast/vast-element';

/** Parses an XML document with the browser's parser; null if it is not well-formed VAST. */
export function parseVastTree(text: string): VastElement | null {
  const document = new DOMParser().parseFromString(text.trim(), 'text/xml');
  // for malformed XML, browsers add a `parsererror` element, sometimes below the root
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

/** The attributes in document form: `event="start"`. */
export const attributesOf = ({ attributes }: VastElement): string[] =>
  Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
