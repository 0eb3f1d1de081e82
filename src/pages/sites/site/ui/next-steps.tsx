import type { ReactNode } from 'react';
import { CheckList } from '@/shared/ui/check-list';
import { Section } from '@/shared/ui/section';

export interface NextStep {
  key: string;
  title: string;
  /** Undefined until it is known. */
  isDone: boolean | undefined;
  /** What to do, or when it was done; null until that is known. */
  note: ReactNode;
}

/** The steps from a new site to its first advert, in order. */
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
