import { ButtonLink } from '@/shared/ui/button';

/** The variants of a fix: a button in a banner or a list of steps, or a link after a sentence. */
export const fixVariants = {
  button: { variant: 'outline', size: 'sm' },
  link: { variant: 'link', size: 'inline' },
} as const;

interface PartLinkProps {
  /** The id of a focusable section of the same page. */
  part: string;
  variant?: keyof typeof fixVariants;
  children: string;
}

/** Links to a section of the same page: the router scrolls to it and moves the focus. */
export const PartLink = ({ part, variant = 'button', children }: PartLinkProps) => (
  <ButtonLink
    to="."
    search
    hash={part}
    onClick={() => document.getElementById(part)?.focus()}
    {...fixVariants[variant]}
  >
    {children}
  </ButtonLink>
);
