import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useState,
} from 'react';

/** The item that the keyboard opens a menu at; a pointer opens it at none. */
type End = 'first' | 'last' | undefined;

/** What an open menu is told by its button. */
export interface OpenMenuProps {
  ids: { trigger: string; content: string };
  beginAt: End;
  onClose: () => void;
}

const endOf: Record<string, End> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * A button that opens a menu, and nothing more until it is first pressed: a screen has several of them, and the menu
 * itself weighs 30 KiB. It is fetched as the button is pointed at or has the focus; the first press opens it.
 *
 * @param load fetches the menu; a failure leaves the page as it is, and the next press asks again
 * @returns the button, and to be rendered beside it, while it is there, the menu with what it is told
 */
export function useMenuOnDemand<Props extends OpenMenuProps>(
  trigger: ReactElement<ComponentProps<'button'>>,
  load: () => Promise<ComponentType<Props>>,
) {
  const id = useId();
  const [Open, setOpen] = useState<ComponentType<Props>>();
  const [beginAt, setBeginAt] = useState<End>();
  const ids = { trigger: `${id}trigger`, content: `${id}content` };

  const prepare = () => load().catch(() => undefined);
  const open = async (end: End) => {
    const Menu = await prepare();
    if (!Menu) return;
    setBeginAt(end);
    setOpen(() => Menu);
  };
  const close = () => setOpen(undefined);
  const openByArrow = (event: KeyboardEvent) => {
    if (!(event.key in endOf) || event.currentTarget.ariaDisabled === 'true') return;
    event.preventDefault();
    void open(endOf[event.key]);
  };

  const button = cloneElement(trigger, {
    id: ids.trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': Open !== undefined,
    'aria-controls': Open && ids.content,
    onPointerEnter: prepare,
    onFocus: prepare,
    onKeyDown: openByArrow,
    // a press without a pointer is one of Enter or Space
    onClick: ({ detail }) => (Open ? close() : void open(detail === 0 ? 'first' : undefined)),
  });
  return { button, Open, openProps: { ids, beginAt, onClose: close } };
}
