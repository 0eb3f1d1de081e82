import { expect, it } from 'vitest';
import { tolerateTranslators } from './tolerate-translators';

tolerateTranslators();

const element = (text: string) => Object.assign(document.createElement('b'), { textContent: text });

it('neither removes a node that a translator replaced, nor inserts before it', () => {
  const parent = document.createElement('p');
  const text = document.createTextNode('5 adverts');
  parent.append(text, element('all'));
  text.replaceWith(element('5 объявлений'));

  expect(parent.removeChild(text)).toBe(text);
  parent.insertBefore(element('new'), text);
  expect(parent.textContent).toBe('5 объявленийallnew');
});

it('removes and inserts all other nodes as usual', () => {
  const parent = document.createElement('p');
  const last = element('last');
  parent.append(element('first'), last);
  parent.insertBefore(element('second'), last);
  expect(parent.textContent).toBe('firstsecondlast');
  parent.removeChild(last);
  expect(parent.textContent).toBe('firstsecond');
});
