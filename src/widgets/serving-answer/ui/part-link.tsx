import { ButtonLink } from '@/shared/ui/button';

/** How links to a fix look. */
export const fixLook = { variant: 'outline', size: 'sm' } as const;

interface PartLinkProps {
  /** The id of a part of the same page, which can take the focus. */
  part: string;
  children: string;
}

/** Leads down to a part of the page: the router scrolls there, the keyboard follows. */
export const PartLink = ({ part, children }: PartLinkProps) => (
  <ButtonLink to="." hash={part} onClick={() => document.getElementById(part)?.focus()} {...fixLook}>
    {children}
  </ButtonLink>
);
