import type { Command, CommandGroup } from './command';

/** What is looked for: the words of a text. */
export const wordsOf = (text: string): readonly string[] =>
  text.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);

function matches({ label, description, keywords = [] }: Command, words: readonly string[]): boolean {
  const text = [label, description, ...keywords].join('\n').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** Of each group the commands that hold all words of a text, in any order: those first that begin with it. */
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
