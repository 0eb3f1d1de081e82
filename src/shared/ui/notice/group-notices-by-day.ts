import { todayIn } from '@preroll/rules/time/periods';
import { accountToday, accountZone, formatRecentDay } from '@/shared/lib/dates';

interface Dated {
  at: Date;
}

export interface NoticeDay<Item extends Dated> {
  /** `Today`, `Yesterday`, `Friday`, `31/12/2026`. */
  label: string;
  items: readonly Item[];
}

/** Groups notices, newest first, by their days in the account's time zone. */
export function groupNoticesByDay<Item extends Dated>(
  items: readonly Item[],
  now = new Date(),
): readonly NoticeDay<Item>[] {
  const zone = accountZone();
  const today = accountToday(now);
  const days = Map.groupBy(items, ({ at }) => todayIn(zone, at));
  return [...days].map(([day, items]) => ({ label: formatRecentDay(day, today), items }));
}
