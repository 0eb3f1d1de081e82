import { styled } from '@/shared/theme';
import type { VastNode } from '../model/vast-tree';

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
  nodes: readonly VastNode[];
}

/** The elements of a VAST document, each with what it is for. */
export const VastTree = ({ label, nodes }: VastTreeProps) => (
  <List aria-label={label}>
    {nodes.map(({ name, attributes, text, meaning, children }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
      <li key={index}>
        <code>{[name, ...attributes].join(' ')}</code>
        {text !== '' && <Value title={text}>{text}</Value>}
        {meaning && <small>{meaning}</small>}
        {children.length > 0 && <VastTree nodes={children} />}
      </li>
    ))}
  </List>
);
