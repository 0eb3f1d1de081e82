import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';

/** The item highlighted after opening by keyboard; undefined after opening by pointer. */
type End = 'first' | 'last' | undefined;

/** Props that the button passes to the open menu. */
export interface OpenMenuProps {
  ids: { trigger: string; content: string };
  initialHighlight: End;
  onClose: () => void;
}

const endOf: Record<string, End> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Loads a menu on demand, because a screen has several menu buttons and the menu weighs some 36 KiB. Loading starts on
 * hover or focus of the button, and the first press opens the menu.
 *
 * @param load imports the menu; after a failure the next press tries again
 * @returns the button and, while open, the menu component to render beside it with its props
 */
export function useMenuOnDemand<Props extends OpenMenuProps>(
  trigger: ReactElement<ComponentProps<'button'>>,
  load: () => Promise<ComponentType<Props>>,
) {
  const id = useId();
  const [Open, setOpen] = useState<ComponentType<Props>>();
  const [initialHighlight, setInitialHighlight] = useState<End>();
  const ids = { trigger: `${id}trigger`, content: `${id}content` };

  const prepare = () => load().catch(() => undefined);
  const open = async (end: End) => {
    const Menu = await prepare();
    if (!Menu) return;
    setInitialHighlight(end);
    setOpen(() => Menu);
  };
  const close = () => setOpen(undefined);
  const openByArrow = (event: KeyboardEvent) => {
    if (!(event.key in endOf) || event.currentTarget.ariaDisabled === 'true') return;
    event.preventDefault();
    void open(endOf[event.key]);
  };

  const menuButton = cloneElement(trigger, {
    id: ids.trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': Open !== undefined,
    'aria-controls': Open && ids.content,
    onPointerEnter: prepare,
    onFocus: prepare,
    onKeyDown: openByArrow,
    // a click without pointer detail comes from Enter or Space
    onClick: ({ detail }) => (Open ? close() : void open(detail === 0 ? 'first' : undefined)),
  });
  return { menuButton, Open, openProps: { ids, initialHighlight, onClose: close } };
}
