import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner';

interface ServingAnswerProps {
  isServing: boolean;
  /** Stands above a sentence that doesn't say by itself what it answers. */
  title?: string;
  /** Whether it is shown to anybody, and if not, why: each record has words of its own for it. */
  children: string;
  /** Leads to where that is mended. */
  fix?: ReactNode;
}

/** "Why isn't it serving?", answered on the page of what doesn't serve. */
export const ServingAnswer = ({ isServing, title, children, fix }: ServingAnswerProps) => (
  <Banner tone={isServing ? 'success' : 'info'} announced={false} action={fix} {...(title && { title })}>
    {children}
  </Banner>
);
