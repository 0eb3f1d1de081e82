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
    },
  },
});

const Anchor = (props: ComponentProps<'a'>) => <Tab {...props} />;

/** One page of several; it marks itself where it is open. */
export const LinkTab = createLink(Anchor);

interface LinkTabsProps {
  /** Names the pages for assistive technology: "Campaigns and groups". */
  label: string;
  /** `LinkTab`s. */
  children: ReactNode;
}

/** Pages that belong together, each with an address. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => <Bar aria-label={label}>{children}</Bar>;
