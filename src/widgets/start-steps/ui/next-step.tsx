import { useQuery } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import type { StartCode } from '@/shared/api';
import { styled } from '@/shared/theme';
import { describeSteps, nextStep } from '../model/describe-step';
import { StepLink } from './step-link';

const Root = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', textStyle: 'small' },
});

/** Links a new advertiser from a finished step to the next one; renders nothing before that, and for other users. */
export function NextStep({ after }: { after: StartCode }) {
  const { data: steps } = useQuery(campaignQueries.startSteps());
  if (steps === undefined || steps.is_finished) return null;
  const taken = describeSteps(steps).find(({ code }) => code === after);
  const next = nextStep(steps);
  if (taken?.link !== null || next === null) return null;
  return (
    <Root>
      <span>{`Next: ${next.title}`}</span>
      <StepLink step={next} steps={steps} variant="outline" />
    </Root>
  );
}
