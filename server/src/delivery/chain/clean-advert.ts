import { addressElements } from '@preroll/rules/vast/address-elements';
import { isWebAddress } from '@preroll/rules/vast/next-in-chain';
import type { VastElement } from '@preroll/rules/vast/vast-element';

/** A URL with a scheme that is not allowed anywhere. */
const foreignScheme = /^\s*(?:javascript|vbscript|data|blob|file|about):/i;

/** Names without a prefix: our document doesn't declare the namespaces of others. */
const plainName = /^[A-Za-z_][\w.-]*$/;

/** Whether an element is refused: embedded HTML, and extensions reserved for our own player (`player.js`). */
const isRefused = ({ name, text, attributes, children }: VastElement): boolean =>
  name === 'HTMLResource' ||
  !plainName.test(name) ||
  (name === 'Extension' && attributes.type?.trim().toLowerCase() === 'preroll') ||
  ((addressElements.has(name) || name === 'Url') && (children.length > 0 || !isWebAddress(text))) ||
  foreignScheme.test(text);

const isKeptAttribute = ([name, value]: [string, string]) =>
  plainName.test(name) && name !== 'xmlns' && !foreignScheme.test(value);

/** Filters another server's elements. Nothing is copied verbatim: the rest is written again as escaped text. */
export const cleanElements = (elements: readonly VastElement[]): readonly VastElement[] =>
  elements
    .filter((element) => !isRefused(element))
    .map(({ name, attributes, text, children }) => ({
      ...{ name, text },
      attributes: Object.fromEntries(Object.entries(attributes).filter(isKeptAttribute)),
      children: cleanElements(children),
    }));
