import { todayIn } from '@preroll/rules/time/periods';
import { limitBar, limitPace, limitUses } from '@/entities/campaign';
import type { Group } from '@/entities/group';
import { dayShare } from '@/shared/lib/dates';
import { LimitBar } from '@/shared/ui/limit-bar';

/** How much of each budget of a group is used, and where that leads; nothing without one. */
export function GroupLimits({ group }: { group: Group }) {
  const term = {
    ...group,
    // a group by itself serves nothing
    servingReasons: group.workingCampaigns > 0 ? group.servingReasons : [{ code: 'paused_self' } as const],
    today: todayIn(group.ownerTimezone),
    share: dayShare(group.ownerTimezone),
  };
  return limitUses(group).map((use) => <LimitBar key={use.name} {...limitBar(use)} {...limitPace(use, term)} />);
}
