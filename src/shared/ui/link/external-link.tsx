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
  /** An http or https URL, validated by the contract. */
  href: string;
  children: ReactNode;
}

/** Opens another site in a new tab, without a referrer or access to this page. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
  </Anchor>
);
