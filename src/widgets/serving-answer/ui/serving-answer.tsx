import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';

interface ServingAnswerProps {
  isServing: boolean;
  /** A title for sentences that need one. */
  title?: string;
  /** The serving state in words, with the reason if it isn't serving. */
  children: string;
  /** A link to the fix. */
  fix?: ReactNode;
}

/** Answers "Why isn't it serving?" on the page of a campaign or an advert. */
export const ServingAnswer = ({ isServing, title, children, fix }: ServingAnswerProps) => (
  <Banner tone={isServing ? 'success' : 'info'} announced={false} action={fix} {...(title && { title })}>
    {children}
  </Banner>
);
