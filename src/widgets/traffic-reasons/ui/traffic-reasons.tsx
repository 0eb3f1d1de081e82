import { type Condition, formatConditions } from '@preroll/rules/analytics/analytics-conditions';
import { percentFormat } from '@preroll/rules/analytics/percent-format';
import { invalidReasons, isInvalidReason } from '@preroll/rules/delivery/invalid-reasons';
import { isRequestReason, requestReasons } from '@preroll/rules/delivery/request-reasons';
import { todayIn } from '@preroll/rules/time/periods';
import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { analyticsQueries, answerFailure } from '@/entities/analytics';
import type { Cabinet } from '@/entities/session';
import { type PeriodPreset, periodOf, type ZonedPeriodState } from '@/shared/lib/dates';
import { formatCount, numberFormatter } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Section } from '@/shared/ui/section';
import { ShareList } from '@/shared/ui/share-list';
import { Stale } from '@/shared/ui/stale';
import { ByMonth } from './by-month';

const Note = styled('p', { base: { mb: '4', maxW: 'prose', color: 'text.muted' } });

interface TrafficProps {
  cabinet: Cabinet;
  of: 'site' | 'placement';
  id: number;
  /** The dates of the figures, and the preset for URLs without dates. */
  state: ZonedPeriodState;
  preset: PeriodPreset;
  timezone: string;
}

/**
 * Why requests of a site or placement were not filled, in the dates of its figures; renders nothing if all were filled.
 */
export const UnfilledRequests = (props: TrafficProps) => (
  <Reasons
    {...props}
    metric="requests"
    title="Requests without an advert"
    conditions={[...conditionsOf(props), { dimension: 'reason', operator: 'not_in', values: [''] }]}
    describe={(total) =>
      `${formatCount(total, 'request')} in these dates. For each, this is what stopped the campaign that came closest.`
    }
    explain={(code) => (isRequestReason(code) ? requestReasons[code].forSeller : null)}
  />
);

const formatRate = numberFormatter(percentFormat('invalid_rate'));

/**
 * The invalid events of a site or placement, by reason, in the dates of its figures; renders nothing if there are none.
 *
 * @param props.owner of a site, for the link to its months
 */
export function InvalidEvents({ owner, ...props }: TrafficProps & { owner?: number }) {
  const { cabinet, timezone } = props;
  const report = { period: periodIn(props), timezone, conditions: conditionsOf(props) };
  const { data, isPlaceholderData } = useQuery(analyticsQueries.totals(cabinet, ['invalid_rate'], report));
  const rate = isPlaceholderData ? null : (data?.totals.metrics.invalid_rate ?? null);
  return (
    <Reasons
      {...props}
      metric="invalid"
      title="Invalid traffic"
      moreActions={owner !== undefined && <ByMonth cabinet={cabinet} site={props.id} owner={owner} />}
      conditions={report.conditions}
      describe={(total, most) =>
        [
          rate === null ? null : `${formatRate(rate)} of impressions are invalid.`,
          `${formatCount(total, 'event')} in these dates, most often “${most}”, neither counted nor paid.`,
        ]
          .filter(Boolean)
          .join(' ')
      }
      explain={(code) => (isInvalidReason(code) ? invalidReasons[code].meaning : null)}
    />
  );
}

/**
 * The results of requests that were passed on to a placement's feeds and backfill; renders nothing if there were none.
 */
export function BackfillResults(props: TrafficProps) {
  const { cabinet, timezone } = props;
  const report = { period: periodIn(props), timezone, conditions: conditionsOf(props) };
  const query = useQuery(
    analyticsQueries.totals(cabinet, ['backfill', 'backfill_impression', 'backfill_error'], report),
  );
  const failure = answerFailure(query);
  const { backfill: sent, backfill_impression: displayed, backfill_error: failed } = query.data?.totals.metrics ?? {};
  if (!failure && !sent) return null;
  return (
    <Section
      title="Results of other servers"
      actions={<InAnalytics {...props} by="feed" metric="backfill" title="Feeds in analytics" />}
    >
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Stale when={query.isPlaceholderData}>
          <Note>
            {`No advert fitted, and feeds or the backfill were asked ${formatCount(sent ?? 0, 'time')}. Nothing is billed or paid for their adverts.`}
          </Note>
          <ShareList
            label="What players report"
            total={sent ?? 0}
            shares={[
              { key: 'displayed', label: 'Adverts displayed', count: displayed ?? 0 },
              {
                key: 'failed',
                label: 'Errors',
                count: failed ?? 0,
                note: 'It had no advert, or it could not be played.',
              },
            ]}
          />
        </Stale>
      )}
    </Section>
  );
}

const periodIn = ({ state, preset, timezone }: TrafficProps) => periodOf(state, preset, todayIn(timezone));

const conditionsOf = ({ of, id }: TrafficProps): Condition[] => [
  { dimension: of, operator: 'in', values: [String(id)] },
];

interface InAnalyticsProps extends TrafficProps {
  by: 'reason' | 'feed';
  metric: 'requests' | 'invalid' | 'backfill';
  conditions?: Condition[];
  title: string;
}

/** Links to the same numbers in analytics, divided by a dimension. */
const InAnalytics = ({ by, metric, conditions, title, ...props }: InAnalyticsProps) => (
  <ButtonLink
    to="/$cabinet/analytics"
    params={{ cabinet: props.cabinet }}
    search={{
      dates: props.state.dates ?? props.preset,
      filter: formatConditions(conditions ?? conditionsOf(props)),
      by,
      metrics: metric,
      zone: props.state.zone,
    }}
    variant="chip"
    size="sm"
    icon={<ChartLine aria-hidden />}
  >
    {title}
  </ButtonLink>
);

interface ReasonsProps extends TrafficProps {
  moreActions?: ReactNode;
  metric: 'requests' | 'invalid';
  title: string;
  conditions: Condition[];
  /**
   * @param most the name of the most frequent reason
   */
  describe: (total: number, most: string) => string;
  explain: (reason: string) => string | null;
}

function Reasons({ metric, title, conditions, describe, explain, moreActions, ...props }: ReasonsProps) {
  const { cabinet, timezone } = props;
  const period = periodIn(props);
  const query = useQuery(analyticsQueries.byReason(cabinet, metric, { period, timezone, conditions }));
  const { data } = query;
  const failure = answerFailure(query);
  const total = data?.totals.metrics[metric] ?? 0;
  if (!failure && total === 0) return null;
  return (
    <Section
      title={title}
      actions={
        <>
          {moreActions}
          <InAnalytics {...props} by="reason" metric={metric} conditions={conditions} title="Reasons in analytics" />
        </>
      }
    >
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Stale when={query.isPlaceholderData}>
          <Note>{describe(total, data?.rows[0]?.dims[0]?.label ?? '')}</Note>
          <ShareList
            label="Reasons"
            total={total}
            shares={(data?.rows ?? []).flatMap(({ dims: [reason], metrics }) => {
              const count = metrics[metric] ?? 0;
              const code = reason?.value ?? '';
              return count === 0 ? [] : [{ key: code, label: reason?.label ?? '', count, note: explain(code) }];
            })}
          />
        </Stale>
      )}
    </Section>
  );
}
