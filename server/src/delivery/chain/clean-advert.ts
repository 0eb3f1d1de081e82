import { addressElements } from '@preroll/rules/vast/address-elements';
import { isWebAddress } from '@preroll/rules/vast/next-in-chain';
import type { VastElement } from '@preroll/rules/vast/vast-element';

/** An address of another kind than the web's, wherever it stands. */
const foreignScheme = /^\s*(?:javascript|vbscript|data|blob|file|about):/i;

/** Names without a prefix, whose namespace our document doesn't declare. */
const plainName = /^[A-Za-z_][\w.-]*$/;

/** Markup in place of an address; and what our own code alone may be told (`player.js`). */
const isRefused = ({ name, text, attributes, children }: VastElement): boolean =>
  name === 'HTMLResource' ||
  !plainName.test(name) ||
  (name === 'Extension' && attributes.type?.trim().toLowerCase() === 'preroll') ||
  ((addressElements.has(name) || name === 'Url') && (children.length > 0 || !isWebAddress(text))) ||
  foreignScheme.test(text);

const isKeptAttribute = ([name, value]: [string, string]) =>
  plainName.test(name) && name !== 'xmlns' && !foreignScheme.test(value);

/** What may pass of another server's elements. Nothing of it is trusted: it is written anew, as text. */
export const cleanElements = (elements: readonly VastElement[]): readonly VastElement[] =>
  elements
    .filter((element) => !isRefused(element))
    .map(({ name, attributes, text, children }) => ({
      ...{ name, text },
      attributes: Object.fromEntries(Object.entries(attributes).filter(isKeptAttribute)),
      children: cleanElements(children),
    }));
