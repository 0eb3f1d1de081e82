import { type RefCallback, useCallback, useState } from 'react';

/** How near an element has to be, as a share of the window: what is scrolled to shall be there already. */
const NEAR = '25%';

/**
 * Whether an element is in view, or nearly, for parts of a screen that cost too much to load before anybody sees them.
 *
 * @returns what the element takes as its `ref`, and whether it is in view
 */
export function useInView(): [ref: RefCallback<Element>, isInView: boolean] {
  const [isInView, setIsInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
