import { Listbox } from '@chakra-ui/react/listbox';
import { ariaKeys, shortcutLabels } from '@/shared/lib/shortcut';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import type { Command, CommandGroup } from './command';
import { HighlightedText } from './highlighted-text';

interface CommandListProps {
  label: string;
  groups: readonly CommandGroup[];
  words: readonly string[];
}

/** The commands by group. */
export const CommandList = ({ label, groups, words }: CommandListProps) => (
  // the focus stays in the input
  <Listbox.Content aria-label={label} tabIndex={-1}>
    {groups.map((group) => (
      <Listbox.ItemGroup key={group.label}>
        <Listbox.ItemGroupLabel>{group.label}</Listbox.ItemGroupLabel>
        {group.commands.map((command) => (
          <Item key={command.id} command={command} words={words} />
        ))}
      </Listbox.ItemGroup>
    ))}
  </Listbox.Content>
);

function Item({ command, words }: { command: Command; words: readonly string[] }) {
  const { icon, label, description, disabledReason, shortcut } = command;
  const aside = disabledReason ?? description;
  return (
    <Listbox.Item item={command} highlightOnHover aria-keyshortcuts={shortcut && ariaKeys(shortcut)}>
      {icon}
      <span>
        <HighlightedText text={label} words={words} />
        {aside !== undefined && (
          <small>
            <HighlightedText text={aside} words={words} />
          </small>
        )}
      </span>
      {shortcut && <ShortcutKeys keys={shortcutLabels(shortcut)} />}
    </Listbox.Item>
  );
}
