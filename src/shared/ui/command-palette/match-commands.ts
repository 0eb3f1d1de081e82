import type { Command, CommandGroup } from './command';

/** Splits a search text into words. */
export const wordsOf = (text: string): readonly string[] =>
  text.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);

function matches({ label, description, keywords = [] }: Command, words: readonly string[]): boolean {
  const text = [label, description, ...keywords].join('\n').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** Filters each group by the words of a text, in any order. Commands that start with the text come first. */
export function matchCommands(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  const words = wordsOf(text);
  const begins = ({ label }: Command) => label.toLocaleLowerCase().startsWith(words.join(' '));
  return groups
    .map((group) => {
      if (group.found) return group;
      const found = group.commands.filter((command) => matches(command, words));
      return { ...group, commands: [...found.filter(begins), ...found.filter((command) => !begins(command))] };
    })
    .filter(({ commands }) => commands.length > 0);
}
