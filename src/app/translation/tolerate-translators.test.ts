import { expect, it } from 'vitest';
import { tolerateTranslators } from './tolerate-translators';

tolerateTranslators();

const element = (text: string) => Object.assign(document.createElement('b'), { textContent: text });

it('a node that a translator has replaced is neither removed again nor a place to insert at', () => {
  const parent = document.createElement('p');
  const text = document.createTextNode('5 adverts');
  parent.append(text, element('all'));
  text.replaceWith(element('5 объявлений'));

  expect(parent.removeChild(text)).toBe(text);
  parent.insertBefore(element('new'), text);
  expect(parent.textContent).toBe('5 объявленийallnew');
});

it('nodes that are where they were are removed and inserted as before', () => {
  const parent = document.createElement('p');
  const last = element('last');
  parent.append(element('first'), last);
  parent.insertBefore(element('second'), last);
  expect(parent.textContent).toBe('firstsecondlast');
  parent.removeChild(last);
  expect(parent.textContent).toBe('firstsecond');
});
