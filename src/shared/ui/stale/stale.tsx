import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

/** Has no box of its own, so that what it dims lies in the layout around it. */
const Root = styled('div', { base: { display: 'contents', '&[aria-busy] > *': { opacity: 0.45 } } });

interface StaleProps {
  /** What is shown answers another question than the one asked: other dates, filters or another account. */
  when: boolean;
  children: ReactNode;
}

/** Dims what is about to be replaced, and marks it as busy. Together with `useCurrent`, which ends it after a second. */
export const Stale = ({ when, children }: StaleProps) => <Root aria-busy={when || undefined}>{children}</Root>;
