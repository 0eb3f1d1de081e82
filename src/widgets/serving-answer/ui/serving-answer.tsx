import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';

interface ServingAnswerProps {
  /** A title for sentences that need one. */
  title?: string;
  /** The reason, in a sentence. */
  children: string;
  /** A link to the fix. */
  fix?: ReactNode;
}

/** Says on the page of a campaign or an advert why it isn't serving. */
export const ServingAnswer = ({ title, children, fix }: ServingAnswerProps) => (
  <Banner tone="info" announced={false} action={fix} {...(title && { title })}>
    {children}
  </Banner>
);
