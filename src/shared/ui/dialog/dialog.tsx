import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { DialogBody } from './dialog-body';
import { dialogRecipe } from './dialog-recipe';
import { useFocusBack } from './use-focus-back';

interface DialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Where the focus starts; unless said otherwise, the first field, else the dialog as a whole. */
  initialFocus?: () => HTMLElement | null;
}

/** Toasts stay usable over an open dialog: pressing one is no pressing outside. */
const toasts = () => document.querySelector('[data-part=toaster]');

/** One thing in front of the page, at most 444 px wide; holds the focus, gives it back, closes with Escape. */
export function Dialog({ title, open, onOpenChange, children, footer, role = 'dialog', initialFocus }: DialogProps) {
  useFocusBack();
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // not the close button, which comes first in the order of the page
  const firstFocus = () => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? content.current;
  // the dialog takes the focus a moment after it is seen: whoever has gone to a field of it by then stays there
  const takenFocus = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && body.current?.contains(activeElement) ? activeElement : null;
  };
  return (
    <Parts.Root
      recipe={dialogRecipe}
      role={role}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      persistentElements={[toasts]}
      initialFocusEl={() => takenFocus() ?? (initialFocus ?? firstFocus)()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={content}>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              <Parts.CloseTrigger asChild>
                <IconButton label="Close" icon={<X />} />
              </Parts.CloseTrigger>
            </Parts.Header>
            <DialogBody ref={body}>{children}</DialogBody>
            {footer && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
