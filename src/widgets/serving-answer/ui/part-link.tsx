import { ButtonLink } from '@/shared/ui/button';

/** The look of a fix: a button in a banner or a list of steps, or words after a sentence. */
export const fixVariants = {
  button: { variant: 'outline', size: 'sm' },
  words: { variant: 'link', size: 'inline' },
} as const;

interface PartLinkProps {
  /** The id of a focusable section of the same page. */
  part: string;
  look?: keyof typeof fixVariants;
  children: string;
}

/** Links to a section of the same page: the router scrolls to it and moves the focus. */
export const PartLink = ({ part, look = 'button', children }: PartLinkProps) => (
  <ButtonLink to="." search hash={part} onClick={() => document.getElementById(part)?.focus()} {...fixVariants[look]}>
    {children}
  </ButtonLink>
);
