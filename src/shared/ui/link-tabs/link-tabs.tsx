import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { fadeEdges } from './fade-edges';

const Bar = styled('nav', {
  base: { position: 'relative', display: 'flex', gap: '6', mb: '4', borderBottomWidth: 'hairline', overflowX: 'auto' },
});

const Tab = styled('a', {
  base: {
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

function Anchor({ children, ...props }: ComponentProps<'a'>) {
  const label = useRef<HTMLSpanElement>(null);
  const isOpen = props['aria-current'] === 'page';

  // scrolls the open tab to the middle of the bar; `scrollIntoView` would move the page as well. An observer runs after
  // layout, whereas reading positions here would force one.
  useLayoutEffect(() => {
    const tab = label.current?.parentElement;
    const bar = tab?.parentElement;
    if (!isOpen || !bar) return undefined;
    const laidOut = new ResizeObserver(() => {
      bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
      laidOut.disconnect();
    });
    laidOut.observe(tab);
    return () => laidOut.disconnect();
  }, [isOpen]);

  return (
    <Tab {...props}>
      <span ref={label}>{children}</span>
    </Tab>
  );
}

/** A tab that links to a page; highlighted while that page is open. */
export const LinkTab = createLink(Anchor);

interface LinkTabsProps {
  label: string;
  children: ReactNode;
}

/** Tabs for related pages, each with its own URL. If they don't fit, the bar scrolls and its edges fade. */
export function LinkTabs({ label, children }: LinkTabsProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const ending = new AbortController();
    if (bar.current) fadeEdges(bar.current, ending.signal);
    return () => ending.abort();
  }, []);

  return (
    <Bar ref={bar} aria-label={label}>
      {children}
    </Bar>
  );
}
