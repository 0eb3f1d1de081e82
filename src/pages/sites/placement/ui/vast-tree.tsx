import type { VastElement } from '@preroll/rules/vast/vast-element';
import { styled } from '@/shared/theme';
import { meaningOf } from '../model/vast-meanings';
import { attributesOf } from '../model/vast-tree';

const List = styled('ul', {
  base: {
    listStyleType: 'none',
    textStyle: 'small',
    '& &': { ms: '2', ps: '4', borderInlineStartWidth: 'hairline' },
    '& li': { py: '1', minW: '0' },
    '& code': { fontFamily: 'mono', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
  },
});

const Value = styled('span', {
  base: { fontFamily: 'mono', color: 'text.muted', lineClamp: 2, overflowWrap: 'anywhere' },
});

interface VastTreeProps {
  label?: string;
  elements: readonly VastElement[];
}

export const VastTree = ({ label, elements }: VastTreeProps) => (
  <List aria-label={label}>
    {elements.map((element, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a document never change
      <TreeItem key={index} element={element} />
    ))}
  </List>
);

function TreeItem({ element }: { element: VastElement }) {
  const meaning = meaningOf(element.name);
  return (
    <li>
      <code>{[element.name, ...attributesOf(element)].join(' ')}</code>
      {element.text !== '' && <Value title={element.text}>{element.text}</Value>}
      {meaning !== null && <small>{meaning}</small>}
      {element.children.length > 0 && <VastTree elements={element.children} />}
    </li>
  );
}
