import { formatCondition } from '@preroll/rules/analytics/analytics-conditions';
import { todayIn } from '@preroll/rules/time/periods';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { analyticsQueries } from '@/entities/analytics';
import type { AnalyticsMetric, UserDetail } from '@/shared/api';
import { periodOf } from '@/shared/lib/dates';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { Link } from '@/shared/ui/link';
import { Stat, StatGroup } from '@/shared/ui/stat';

const route = getRouteApi('/$cabinet/users/$userId');

const amount = { minimumFractionDigits: 2 };

/** The key figures of an advertiser or webmaster: balance, turnover, campaigns and sites. */
export function UserFigures({ user }: { user: UserDetail }) {
  const { cabinet } = route.useParams();
  const { campaigns, sites } = user.owned;
  const advertises = user.support_panels.includes('advertiser') || campaigns > 0;
  const publishes = user.support_panels.includes('webmaster') || sites > 0;
  if (!advertises && !publishes) return null;
  return (
    <StatGroup label="Figures">
      <Stat
        label="Balance"
        unit={user.currency}
        value={Number(user.balance)}
        format={{ minimumFractionDigits: user.precision }}
        note="As of now"
        tone="money"
        link={(label) => (
          <Link to="/$cabinet/finances" params={{ cabinet }} search={{ client: user.id }}>
            {label}
          </Link>
        )}
      />
      {advertises && <Turnover user={user} side="advertiser" metric="spend" label="Spend" />}
      {publishes && <Turnover user={user} side="webmaster" metric="revenue" label="Revenue" />}
      {advertises && (
        <Stat
          label="Campaigns"
          value={campaigns}
          note="Without deleted ones"
          link={(label) => (
            <Link to="/$cabinet/campaigns" params={{ cabinet }} search={{ owner: user.id }}>
              {label}
            </Link>
          )}
        />
      )}
      {publishes && (
        <Stat
          label="Sites"
          value={sites}
          note="Without deleted ones"
          link={(label) => (
            <Link to="/$cabinet/sites" params={{ cabinet }} search={{ owner: user.id }}>
              {label}
            </Link>
          )}
        />
      )}
    </StatGroup>
  );
}

interface TurnoverProps {
  user: UserDetail;
  side: 'advertiser' | 'webmaster';
  metric: Extract<AnalyticsMetric, 'spend' | 'revenue'>;
  label: string;
}

/** What they spent or earned in the last 28 days, in their currency. */
function Turnover({ user, side, metric, label }: TurnoverProps) {
  const { cabinet } = route.useParams();
  const timezone = user.timezone;
  const { data, isError } = useStaleLimit(
    useQuery(
      analyticsQueries.record(cabinet, {
        period: periodOf({ dates: '28-days' }, '28-days', todayIn(timezone)),
        timezone,
        metrics: [metric],
        filter: [formatCondition({ dimension: side, operator: 'in', values: [String(user.id)] })],
        compare: 'none',
      }),
    ),
  );
  return (
    <Stat
      label={label}
      unit={user.currency}
      value={isError ? null : data && (data.totals.metrics[metric] ?? 0)}
      format={amount}
      note="Last 28 days"
      tone="money"
    />
  );
}
