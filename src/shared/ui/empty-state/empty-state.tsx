import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    maxW: 'dialog',
    py: { base: '6', sm: '10' },
    '& > p': { color: 'text.muted', textWrap: 'pretty' },
    '& > :is(a, button)': { mt: '2' },
  },
});

const Picture = styled('svg', {
  base: {
    h: '10',
    w: '13',
    mb: '2',
    color: 'border',
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
});

const Title = styled('h2', { base: { textStyle: 'sectionTitle' } });

interface EmptyStateProps {
  /** The missing content: "No campaigns yet"; omitted if the page's title already says so. */
  title?: string;
  /** The purpose of the list, or why nothing was found. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown instead of an empty list, with the next step. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <Root>
    <Picture viewBox="0 0 52 40" aria-hidden>
      <path fill="currentColor" d="M0 0h10v40H0zM14 8h10v32H14zM28 16h10v24H28zM42 24h10v16H42z" />
    </Picture>
    {title !== undefined && <Title>{title}</Title>}
    {children && <p>{children}</p>}
    {action}
  </Root>
);
