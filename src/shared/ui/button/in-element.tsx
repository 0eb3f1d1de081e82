import type { ReactNode } from 'react';

/**
 * Wraps text in an element and returns anything else unchanged. For components that render `children` beside other
 * elements: browser translators replace text nodes, and React can only update such text if it is the sole content of
 * its element.
 */
export const inElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
