import { chakra } from '@chakra-ui/react/styled-system';
import { type Campaign, limitUses } from '@/entities/campaign';
import { dayShare } from '@/shared/lib/dates';
import { formatCount, formatMoney } from '@/shared/lib/format';
import { LimitBar } from '@/shared/ui/limit-bar';
import { Section } from '@/shared/ui/section';

const Facts = chakra('p', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

/** Today's figures, and how much of each limit is used and left. */
export function LimitsSection({ campaign }: { campaign: Campaign }) {
  const { today, currency } = campaign;
  const uses = limitUses(campaign);
  return (
    <Section title="Limits">
      <Facts>
        {`Today: ${formatCount(today.shows, 'show')}, ${formatCount(today.clicks, 'click')}, ${formatMoney(today.spend, currency)} spent.`}
      </Facts>
      {uses.length === 0 && <p>No limits.</p>}
      {uses.map(({ name, label, used, limit, left, percent, write }) => (
        <LimitBar
          key={name}
          label={label}
          used={write(used)}
          limit={write(limit)}
          percent={percent}
          tone={name.startsWith('cash') ? 'money' : 'count'}
          now={name.endsWith('_day') ? dayShare(campaign.timezone) : undefined}
          forecast={`${write(left)} left`}
        />
      ))}
    </Section>
  );
}
