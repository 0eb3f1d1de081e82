import type { ReactNode } from 'react';

/**
 * Returns a text in an element of its own, and anything else as it is. For a component that puts its `children` beside
 * other elements: React can replace the text of an element that contains nothing else even after a browser's translator
 * has put its own nodes there.
 */
export const inElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
