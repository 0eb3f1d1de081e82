import type { ReactNode } from 'react';
import { CheckList } from '@/shared/ui/check-list';
import { Section } from '@/shared/ui/section';

export interface NextStep {
  key: string;
  title: string;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
  /** What to do, or when it was done; null while that is not known. */
  note: ReactNode;
}

/** What stands between a new site and its first advert, in the order of doing it. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <Section title="What to do next">
    <CheckList
      label="What to do next"
      checks={steps.map(({ isDone, ...step }) => ({
        ...step,
        state: isDone === undefined ? 'loading' : isDone ? 'done' : 'open',
      }))}
    />
  </Section>
);
