import { type Tag, tokenizeHtml } from './html-tokens.ts';

export interface MetaTag extends Pick<Tag, 'attributes' | 'source'> {
  isInHead: boolean;
}

const ofHead: ReadonlySet<string> = new Set([
  'html',
  'head',
  'base',
  'basefont',
  'bgsound',
  'link',
  'meta',
  'title',
  'noscript',
  'noframes',
  'style',
  'script',
  'template',
]);

/** End tags that start the body; browsers ignore other end tags in the head. */
const startBody: ReadonlySet<string> = new Set(['body', 'html', 'br']);

/** Elements with special parsing rules. After one of them in a template, no tag counts as part of the head. */
const otherRules: ReadonlySet<string> = new Set(['svg', 'math', 'select', 'col']);

/**
 * Lists the meta elements of a page's head, except those in templates. As in browsers (HTML Standard, section 13.2.6.4), the
 * head ends with the first text or tag that can't be in it, rather than with its end tag.
 */
export async function* parseMetaTags(html: string): AsyncGenerator<MetaTag> {
  let isInHead = true;
  let isHeadClosed = false;
  let templates = 0;
  for await (const token of tokenizeHtml(html)) {
    const isStart = token.kind === 'start';
    if (token.kind !== 'text' && token.name === 'template') templates = Math.max(0, templates + (isStart ? 1 : -1));
    else if (templates > 0) isInHead &&= !(isStart && otherRules.has(token.name));
    else if (token.kind === 'text') isInHead &&= token.element !== null || !/[^\t\n\f\r ]/.test(token.text);
    else if (!isStart) {
      isHeadClosed ||= token.name === 'head';
      isInHead &&= !startBody.has(token.name);
    } else {
      isInHead &&= ofHead.has(token.name) && !(isHeadClosed && token.name === 'noscript');
      if (token.name === 'meta') yield { attributes: token.attributes, source: token.source, isInHead };
    }
  }
}
