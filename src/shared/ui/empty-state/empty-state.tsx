import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3',
    minH: '64',
    px: '6',
    py: '10',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    textAlign: 'center',
    '& > svg': { boxSize: '7', color: 'text.subtle', strokeWidth: 1.5 },
    '& > p': { maxW: '96', color: 'text.muted' },
  },
});

const Title = chakra('h2', { base: { textStyle: 'sectionTitle' } });

interface EmptyStateProps {
  icon?: ReactNode;
  /** What isn't there yet: "No campaigns yet". */
  title: string;
  /** What it is for, or why nothing was found. */
  children?: ReactNode;
  /** The way out: create the first, clear the filters. */
  action?: ReactNode;
}

/** A list without anything in it, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Root>
      {icon}
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </Root>
  );
}
