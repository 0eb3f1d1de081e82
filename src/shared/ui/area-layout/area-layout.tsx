import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { styled } from '@/shared/theme';
import { DisclosureButton } from '@/shared/ui/disclosure';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' },
    columnGap: '8',
    alignItems: 'start',
  },
});

const Navigation = styled('nav', { base: { mb: '4', '& > ul': { display: 'grid', gap: '0.5', listStyle: 'none' } } });

/** Only shown in narrow windows, where the list is hidden until it is opened. */
const Toggle = chakra(DisclosureButton, {
  base: {
    display: { base: 'flex', lg: 'none' },
    w: 'auto',
    minH: '8',
    my: '-2',
    textStyle: 'small',
    color: 'text.muted',
    '&[aria-expanded=false] + ul': { display: { base: 'none', lg: 'grid' } },
  },
});

const Item = styled('a', {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'md',
    color: 'text.muted',
    overflowWrap: 'anywhere',
    _hover: { bg: 'surface.hover', color: 'text' },
    '&[aria-current=page]': {
      bg: 'surface.hover',
      color: 'text',
      fontWeight: 'medium',
      '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
    },
  },
});

const Anchor = (props: ComponentProps<'a'>) => (
  <li>
    <Item {...props} />
  </li>
);

/** A link to a screen of the area, highlighted while that screen is open. */
export const AreaLink = createLink(Anchor);

interface AreaLayoutProps {
  /** Name of the area: "Global settings". On phones it labels the button that opens the list. */
  label: string;
  links: ReactNode;
  /** Label of the open screen. A change collapses the list. */
  current: string;
  children: ReactNode;
}

/** The navigation of an area beside its open screen. In narrow windows it collapses into a button. */
export function AreaLayout({ label, links, current, children }: AreaLayoutProps) {
  const listId = useId();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === current;
  return (
    <Columns>
      <Navigation aria-label={label}>
        <Toggle isOpen={isOpen} onToggle={(opens) => setOpenOn(opens ? current : null)} controls={listId}>
          {label}
        </Toggle>
        <ul id={listId}>{links}</ul>
      </Navigation>
      <div>{children}</div>
    </Columns>
  );
}
