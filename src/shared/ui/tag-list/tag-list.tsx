import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatNumber } from '@/shared/lib/format';
import type { Tone } from '@/shared/theme';
import { styled } from '@/shared/theme';

const List = styled('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '1', minW: '0' } });

const tint = (tone: Tone) => ({ bg: `tone.${tone}.subtle`, color: `tone.${tone}.text` });

const Item = chakra('li', {
  base: {
    maxW: 'full',
    minH: '6',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      plain: { bg: 'surface.sunken', color: 'text' },
      success: tint('success'),
      error: tint('error'),
      warning: tint('warning'),
      info: tint('info'),
    },
  },
});

const More = styled('button', {
  base: {
    minH: '6',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'accent.text',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
  },
});

export interface Tag {
  label: string;
  /** Meaning of the tag, in addition to its text. */
  tone?: Tone;
}

interface TagListProps {
  /** Accessible name of the list: "Countries". */
  label: string;
  tags: readonly (string | Tag)[];
  /** Number of tags shown before expanding. */
  most?: number;
}

/** Read-only list of short texts: countries, keywords. A dash if empty. */
export function TagList({ label, tags, most = 12 }: TagListProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (tags.length === 0) return <span>–</span>;
  const hidden = tags.length - most > 1 ? tags.length - most : 0;
  const shown = isOpen || hidden === 0 ? tags : tags.slice(0, most);
  return (
    <List aria-label={label}>
      {shown.map((tag) => {
        const { label: text, tone = 'plain' } = typeof tag === 'string' ? { label: tag } : tag;
        return (
          <Item key={text} tone={tone}>
            {text}
          </Item>
        );
      })}
      {hidden > 0 && (
        <li>
          <More type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `+${formatNumber(hidden)} more`}
          </More>
        </li>
      )}
    </List>
  );
}
