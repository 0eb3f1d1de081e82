import { ButtonLink } from '@/shared/ui/button';

/** The button style of links to a fix. */
export const fixLook = { variant: 'outline', size: 'sm' } as const;

interface PartLinkProps {
  /** The id of a focusable section of the same page. */
  part: string;
  children: string;
}

/** Links to a section of the page: the router scrolls to it and moves the focus. */
export const PartLink = ({ part, children }: PartLinkProps) => (
  <ButtonLink to="." search hash={part} onClick={() => document.getElementById(part)?.focus()} {...fixLook}>
    {children}
  </ButtonLink>
);
