import { type RefCallback, useCallback, useState } from 'react';

/**
 * Distance from the viewport at which loading begins, as a share of the window, so that content is there before it is
 * seen.
 */
const PRELOAD_MARGIN = '25%';

/**
 * Whether an element is in view or close to it, for parts of a screen that are too expensive to load in advance.
 *
 * @returns the `ref` for the element, and whether it is in view
 */
export function useInView(): [ref: RefCallback<Element>, isInView: boolean] {
  const [isInView, setIsInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: PRELOAD_MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
