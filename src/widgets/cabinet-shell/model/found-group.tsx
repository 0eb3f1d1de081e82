import { ListFilter } from 'lucide-react';
import { formatNumber } from '@/shared/lib/format';
import type { Command, CommandGroup } from '@/shared/ui/command-palette';

/** Of each kind; the rest is in its list. */
const MOST = 6;

interface FoundGroupOptions<Item> {
  label: string;
  text: string;
  items: readonly Item[];
  /** All that there are. */
  total: number;
  /** They were found with this text, and not with the one before it. */
  isCurrent: boolean;
  toCommand: (item: Item) => Command;
  /** Leads to the list of all of them. */
  onShowAll: () => void;
}

/** The first of what a server has found, and the way to the others. */
export function foundGroup<Item>(options: FoundGroupOptions<Item>): CommandGroup {
  const { label, text, items, total, isCurrent, toCommand, onShowAll } = options;
  const commands = items.slice(0, MOST).map(toCommand);
  if (!isCurrent || total <= MOST) return { label, found: isCurrent, commands };
  const all: Command = {
    id: `all ${label}`,
    label: `All ${formatNumber(total)} ${label.toLowerCase()} with “${text}”`,
    icon: <ListFilter aria-hidden />,
    onSelect: onShowAll,
  };
  return { label, found: true, commands: [...commands, all] };
}
