import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

const Bar = chakra('nav', {
  base: { display: 'flex', gap: '1', mb: '4', borderBottomWidth: 'hairline', overflowX: 'auto' },
});

const Tab = chakra('a', {
  base: {
    px: '3',
    py: '2',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'text.muted',
    _hover: { color: 'text' },
    '&:focus-visible': { outlineOffset: 'inside' },
    '&[aria-current=page]': {
      color: 'accent.text',
      boxShadow: 'inset 0 calc({borderWidths.ring} * -1) 0 0 {colors.accent.solid}',
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
    },
  },
});

const Anchor = (props: ComponentProps<'a'>) => <Tab {...props} />;

/** A tab that links to a page; marked while that page is open. */
export const LinkTab = createLink(Anchor);

interface LinkTabsProps {
  /** Accessible name: "Campaigns and groups". */
  label: string;
  /** `LinkTab`s. */
  children: ReactNode;
}

/** Tabs for related pages, each with a URL of its own. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => <Bar aria-label={label}>{children}</Bar>;
