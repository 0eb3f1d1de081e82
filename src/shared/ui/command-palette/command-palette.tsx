import { createListCollection } from '@chakra-ui/react/collection';
import { Dialog } from '@chakra-ui/react/dialog';
import { Listbox } from '@chakra-ui/react/listbox';
import { Portal } from '@chakra-ui/react/portal';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Spinner } from '@/shared/ui/loading-indicator';
import type { Command, CommandGroup } from './command';
import { CommandList } from './command-list';
import { matchCommands, wordsOf } from './match-commands';
import { listRecipe, paletteRecipe } from './palette-recipes';
import { Field, Hints, Note } from './palette-styles';

export interface CommandPaletteProps {
  /** Accessible name of the dialog and its list: "Search". */
  label: string;
  /** Describes what can be found: "Campaigns, sites and commands". */
  placeholder: string;
  groups: readonly CommandGroup[];
  text: string;
  onTextChange: (text: string) => void;
  /** State of the search on the server. */
  status?: 'ready' | 'searching' | 'failed';
  open: boolean;
  onClose: () => void;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

/** Searchable list of commands and records, built on the ARIA combobox pattern. */
export function CommandPalette({
  label,
  placeholder,
  groups,
  text,
  onTextChange,
  status = 'ready',
  open,
  onClose,
  onClosed,
}: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<Command>(undefined);
  const [pointed, setPointed] = useState<string | null>(null);
  const shown = matchCommands(groups, text);
  const collection = createListCollection({
    items: shown.flatMap(({ commands }) => commands),
    itemToValue: ({ id }) => id,
    itemToString: (command) => command.label,
    isItemDisabled: ({ disabledReason }) => disabledReason !== undefined,
  });
  // Enter runs the first command unless another one is highlighted
  const current = collection.has(pointed) ? pointed : collection.firstValue;

  const type = (typed: string) => {
    setPointed(null);
    onTextChange(typed);
  };

  const choose = (id: string) => {
    chosen.current = collection.find(id) ?? undefined;
    onClose();
  };

  const finish = () => {
    onClosed();
    chosen.current?.onSelect();
  };

  return (
    <Dialog.Root
      recipe={paletteRecipe}
      open={open}
      onOpenChange={() => onClose()}
      onExitComplete={finish}
      initialFocusEl={() => input.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={label}>
            <Listbox.Root
              recipe={listRecipe}
              collection={collection}
              value={[]}
              onSelect={({ value }) => choose(value)}
              highlightedValue={current}
              onHighlightChange={({ highlightedValue }) => setPointed(highlightedValue)}
            >
              <Field>
                <Search aria-hidden />
                <Listbox.Input
                  ref={input}
                  role="combobox"
                  aria-label={label}
                  aria-expanded={collection.size > 0}
                  keyboardPriority="navigate"
                  placeholder={placeholder}
                  value={text}
                  onChange={({ target }) => type(target.value)}
                />
                {status === 'searching' && <Spinner />}
              </Field>
              <CommandList label={label} groups={shown} words={wordsOf(text)} />
            </Listbox.Root>
            {status === 'failed' && <Note role="alert">Part of the search failed. Type again to retry.</Note>}
            {status === 'searching' && collection.size === 0 && <Note aria-hidden>Searching…</Note>}
            {status === 'ready' && collection.size === 0 && <Note>{`Nothing found for “${text.trim()}”`}</Note>}
            <VisuallyHidden role="status">{announcementFor(status, collection.size)}</VisuallyHidden>
            <Hints />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function announcementFor(status: 'ready' | 'searching' | 'failed', count: number): string {
  if (status === 'searching') return 'Searching';
  return count === 0 ? 'Nothing found' : `${count} found`;
}
