import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Anchor = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'accent.text',
    textDecorationLine: 'underline',
    '& svg': { boxSize: '3.5' },
  },
});

interface ExternalLinkProps {
  /** An http or https address, which the contract has checked. */
  href: string;
  children: ReactNode;
}

/** Opens another site in a new tab, which learns nothing of this one. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
  </Anchor>
);
