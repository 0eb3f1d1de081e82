import { type ComponentProps, useEffect, useRef } from 'react';
import { watchEdges } from '@/shared/lib/browser-events';
import { Scroller } from './table-styles';

/** Scrolls a table and marks itself while columns are hidden before or after the visible part. */
export function TableScroller(props: Omit<ComponentProps<typeof Scroller>, 'ref'>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = root;
    if (!element) return undefined;
    const ending = new AbortController();
    watchEdges(element, ending.signal, ({ before, after }) => {
      element.toggleAttribute('data-scrolled', before);
      element.toggleAttribute('data-more', after);
    });
    return () => ending.abort();
  }, []);
  return <Scroller ref={root} {...props} />;
}
