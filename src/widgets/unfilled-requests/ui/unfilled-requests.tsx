import { type Condition, writeConditions } from '@preroll/rules/analytics/analytics-conditions';
import { isRequestReason, requestReasons } from '@preroll/rules/delivery/request-reasons';
import { todayIn } from '@preroll/rules/time/periods';
import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { analyticsQueries, answerFailure } from '@/entities/analytics';
import type { Cabinet } from '@/entities/session';
import { type PeriodPreset, periodOf, type ZonedPeriodState } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { ShareList } from '@/shared/ui/share-list';
import { Stale } from '@/shared/ui/stale';

const Note = styled('p', { base: { mb: '4', maxW: 'prose', color: 'text.muted' } });

interface UnfilledRequestsProps {
  cabinet: Cabinet;
  of: 'site' | 'placement';
  id: number;
  /** The dates of the figures, and those of a URL that names none. */
  state: ZonedPeriodState;
  preset: PeriodPreset;
  timezone: string;
}

/** Why requests of a site or a placement got no advert, in the dates of its figures; nothing while all got one. */
export function UnfilledRequests({ cabinet, of, id, state, preset, timezone }: UnfilledRequestsProps) {
  const period = periodOf(state, preset, todayIn(timezone));
  const conditions: Condition[] = [
    { dimension: of, operator: 'in', values: [String(id)] },
    { dimension: 'reason', operator: 'not_in', values: [''] },
  ];
  const query = useQuery(analyticsQueries.requestsByReason(cabinet, { period, timezone, conditions }));
  const { data } = query;
  const failure = answerFailure(query);
  const total = data?.totals.metrics.requests ?? 0;
  if (!failure && total === 0) return null;
  return (
    <Section
      title="Requests without an advert"
      actions={
        <ButtonLink
          to="/$cabinet/analytics"
          params={{ cabinet }}
          search={{
            dates: state.dates ?? preset,
            filter: writeConditions(conditions),
            by: 'reason',
            metrics: 'requests',
            zone: state.zone,
          }}
          variant="chip"
          size="sm"
          icon={<ChartLine aria-hidden />}
        >
          Reasons in analytics
        </ButtonLink>
      }
    >
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Stale when={query.isPlaceholderData}>
          <Note>
            {`${formatCount(total, 'request')} in these dates. For each, this is what stopped the campaign that came closest.`}
          </Note>
          <ShareList
            label="Reasons"
            total={total}
            shares={(data?.rows ?? []).map(({ dims: [reason], metrics }) => ({
              key: reason?.value ?? '',
              label: reason?.label ?? '',
              count: metrics.requests ?? 0,
              note: adviceOn(reason?.value ?? ''),
            }))}
          />
        </Stale>
      )}
    </Section>
  );
}

/** What the seller can do about a reason. */
const adviceOn = (code: string): string | null => (isRequestReason(code) ? requestReasons[code].forSeller : null);
