import { cache } from '@emotion/css';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styled } from './styled';

const Note = styled('p', { base: { color: 'text.muted' } });

it("gives all elements of a component one class, with styles from the theme's tokens", () => {
  const html = renderToStaticMarkup([<Note key="first" />, <Note key="second" className="own" translate="no" />]);
  const name = /^<p class="css-(\w+)">/.exec(html)?.[1];
  expect(cache.registered[`css-${name}`]).toBe('color:var(--ui-colors-text-muted);');
  expect(html).toBe(`<p class="css-${name}"></p><p translate="no" class="css-${name} own"></p>`);
});
