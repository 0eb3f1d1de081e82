import { todayIn } from '@preroll/rules/time/periods';
import { limitBar, limitPace, limitUses } from '@/entities/campaign';
import type { Group } from '@/entities/group';
import { dayShare } from '@/shared/lib/dates';
import { LimitBar } from '@/shared/ui/limit-bar';

/** The usage of each budget of a group, with a forecast; renders nothing if the group has no limits. */
export function GroupLimits({ group }: { group: Group }) {
  const term = {
    ...group,
    // without a working campaign the group serves nothing, so there is no forecast
    servingReasons: group.workingCampaigns > 0 ? group.servingReasons : [{ code: 'paused_self' } as const],
    today: todayIn(group.ownerTimezone),
    share: dayShare(group.ownerTimezone),
  };
  return limitUses(group).map((use) => <LimitBar key={use.name} {...limitBar(use)} {...limitPace(use, term)} />);
}
