import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

/** Without a box of its own, so that its children take part in the surrounding layout. */
const Root = styled('div', { base: { display: 'contents', '&[aria-busy] > *': { opacity: 0.45 } } });

interface StaleProps {
  /** The content belongs to other dates, filters or another account than those requested. */
  when: boolean;
  children: ReactNode;
}

/** Dims outdated content and marks it as busy. Combine with `useStaleLimit`, which removes it after a second. */
export const Stale = ({ when, children }: StaleProps) => <Root aria-busy={when || undefined}>{children}</Root>;
