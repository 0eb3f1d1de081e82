import { ListFilter } from 'lucide-react';
import { formatTotal } from '@/shared/lib/format';
import type { Command, CommandGroup } from '@/shared/ui/command-palette';

/** Results shown per kind; the last item opens the list of all matches. */
const MAX_RESULTS = 6;

interface SearchResultGroupOptions<Item> {
  label: string;
  text: string;
  items: readonly Item[];
  total: number;
  /** Whether the results match the current text and not the previous one. */
  isCurrent: boolean;
  toCommand: (item: Item) => Command;
  onShowAll: () => void;
}

/** A palette group with the first matches of a server search, and an item that opens the list of all matches. */
export function searchResultGroup<Item>(options: SearchResultGroupOptions<Item>): CommandGroup {
  const { label, text, items, total, isCurrent, toCommand, onShowAll } = options;
  const commands = items.slice(0, MAX_RESULTS).map(toCommand);
  if (!isCurrent || total <= MAX_RESULTS) return { label, found: isCurrent, commands };
  const all: Command = {
    id: `all ${label}`,
    label: `All ${formatTotal(total)} ${label.toLowerCase()} with “${text}”`,
    icon: <ListFilter aria-hidden />,
    onSelect: onShowAll,
  };
  return { label, found: true, commands: [...commands, all] };
}
