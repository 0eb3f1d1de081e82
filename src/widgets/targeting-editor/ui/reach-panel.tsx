import type { Reach } from '@/shared/api';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { quarterMask } from '@/shared/ui/limit-bar';
import { Section } from '@/shared/ui/section';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { Stale } from '@/shared/ui/stale';
import { audienceWarning, formatReach, formatReachShare } from '../model/reach-words';
import { useReach } from '../model/use-reach';
import { CostliestRule } from './costliest-rule';

const Words = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { textStyle: 'figure.xl' },
    '& > small': { textStyle: 'small', color: 'text.muted' },
  },
});

const forced = '@media (forced-colors: active)';

const Track = styled('div', {
  base: {
    h: '1.5',
    borderRadius: 'xs',
    bg: 'surface.track',
    ...quarterMask,
    overflow: 'hidden',
    [forced]: { borderWidth: 'hairline' },
    '& > i': {
      display: 'block',
      h: 'full',
      bg: 'accent.graph',
      [forced]: { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
});

interface EstimateProps {
  reach: Reach;
  isStale: boolean;
  warns: boolean;
  inSteps: boolean;
}

function Estimate({ reach, isStale, warns, inSteps }: EstimateProps) {
  const { costliest, share, is_sample: isSample } = reach;
  const warning = warns && audienceWarning(reach);
  return (
    <Stale when={isStale}>
      <Words>
        <strong>{formatReachShare(reach)}</strong>
        <Track aria-hidden>
          <i style={{ width: `${share * 100}%` }} />
        </Track>
        {warning && <Banner tone="warning" title={warning.title} announced={false} />}
        <span>{`${formatReach(reach)} would match.`}</span>
        {costliest && <CostliestRule costliest={costliest} matching={reach.matching} inSteps={inSteps} />}
        {isSample && <small>Estimate from sample requests</small>}
      </Words>
    </Stale>
  );
}

interface ReachPanelProps {
  /** The id of an edited campaign; undefined for a new one, whose form has steps. */
  campaignId?: number;
  /** Whether to warn here of a very small audience; the review step has a `ReachWarning` instead. */
  warns: boolean;
}

/** The estimated reach of the targeting in the surrounding form, and the rule that excludes the most requests. */
export function ReachPanel({ campaignId, warns }: ReachPanelProps) {
  const { data, isError, isInvalid, isStale, refetch } = useReach(campaignId);
  return (
    <Section title="Reach">
      <div role="status">
        {isInvalid && <span>Correct the targeting to see its reach.</span>}
        {!isInvalid && isError && (
          <Words>
            The reach could not be estimated.
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Retry
            </Button>
          </Words>
        )}
        {!isInvalid &&
          !isError &&
          (data ? (
            <Estimate reach={data} isStale={isStale} warns={warns} inSteps={campaignId === undefined} />
          ) : (
            <SkeletonBlock w="40" />
          ))}
      </div>
    </Section>
  );
}
