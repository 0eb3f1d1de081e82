import { todayIn } from '@preroll/rules/time/periods';
import { type Campaign, limitBar, limitPace, limitUses } from '@/entities/campaign';
import { dayShare, formatTimeZone } from '@/shared/lib/dates';
import { formatCount, formatMoney } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { LimitBar } from '@/shared/ui/limit-bar';
import { Section } from '@/shared/ui/section';

const Facts = styled('p', { base: { color: 'text.muted', fontVariantNumeric: 'tabular-nums' } });

export function LimitsSection({ campaign }: { campaign: Campaign }) {
  const { today, currency } = campaign;
  const uses = limitUses(campaign);
  const term = {
    ...campaign,
    today: todayIn(campaign.timezone),
    share: dayShare(campaign.timezone),
  };
  return (
    <Section title="Limits">
      <Facts>
        {`Today in ${formatTimeZone(campaign.timezone)}: ${formatCount(today.shows, 'show')}, ${formatCount(today.clicks, 'click')}, ${formatMoney(today.spend, currency)} spent.`}
      </Facts>
      {uses.length === 0 && <p>No limits.</p>}
      {uses.map((use) => (
        <LimitBar key={use.name} {...limitBar(use)} {...limitPace(use, term)} />
      ))}
    </Section>
  );
}
