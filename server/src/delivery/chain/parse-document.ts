import type { VastElement } from '@preroll/rules/vast/vast-element';
import { DOMParser, type Element } from '@xmldom/xmldom';

/** Limits for another server's document, because parsing blocks all other requests. */
const limits = { tags: 2_000, namespaces: 20, depth: 40 };

/** Parses another server's document; null if it is not XML, or larger than any VAST document. */
export function parseDocument(text: string): VastElement | null {
  // entities that a document defines itself can expand without limit
  if (/<!DOCTYPE/i.test(text) || count(text, '<') > 2 * limits.tags || count(text, 'xmlns') > limits.namespaces)
    return null;
  try {
    const root = new DOMParser({ onError: refuseFault }).parseFromString(text.trim(), 'text/xml').documentElement;
    return root === null ? null : read(root, limits.depth);
  } catch {
    return null;
  }
}

const count = (text: string, part: string) => text.split(part).length - 1;

function refuseFault(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}

function read(element: Element, depth: number): VastElement {
  if (depth === 0) throw new Error('nested too deep');
  const children = Array.from(element.childNodes)
    .filter((node): node is Element => node.nodeType === element.ELEMENT_NODE)
    .map((child) => read(child, depth - 1));
  return {
    name: element.nodeName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    text: children.length === 0 ? (element.textContent ?? '').trim() : '',
    children,
  };
}
