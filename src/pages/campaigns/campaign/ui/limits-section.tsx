import { chakra } from '@chakra-ui/react/styled-system';
import { type Campaign, limitUses } from '@/entities/campaign';
import { formatCount, formatMoney } from '@/shared/lib/format';
import { ProgressBar } from '@/shared/ui/progress';
import { Section } from '@/shared/ui/section';

const Facts = chakra('p', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

/** What is used of the campaign's limits, and what is left. */
export function LimitsSection({ campaign }: { campaign: Campaign }) {
  const { today, currency } = campaign;
  const uses = limitUses(campaign);
  return (
    <Section title="Limits">
      <Facts>
        {`Today: ${formatCount(today.shows, 'show')}, ${formatCount(today.clicks, 'click')}, ${formatMoney(today.spend, currency)} spent.`}
      </Facts>
      {uses.length === 0 && <p>It has no limits.</p>}
      {uses.map(({ name, label, used, limit, left, percent, write }) => (
        <ProgressBar
          key={name}
          label={label}
          value={percent}
          valueText={`${write(used)} of ${write(limit)}, ${write(left)} left`}
        />
      ))}
    </Section>
  );
}
