import { Dialog as Parts } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { DialogBody } from './dialog-body';
import { dialogRecipe } from './dialog-recipe';
import { useRestoreFocus } from './use-restore-focus';

interface DialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** The element to focus first; by default the first field, or the dialog if there is none. */
  initialFocus?: () => HTMLElement | null;
}

/** Toasts stay usable while a dialog is open: clicking one doesn't count as an outside click. */
const toasts = () => document.querySelector('[data-part=toaster]');

/** Modal dialog, at most 444 px wide. Traps the focus, returns it, and closes with Escape. */
export function Dialog({ title, open, onOpenChange, children, footer, role = 'dialog', initialFocus }: DialogProps) {
  useRestoreFocus();
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // skips the close button, which comes first in the DOM
  const firstFocus = () => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? content.current;
  // the library moves the focus with a delay; a field that the user has focused meanwhile keeps it
  const keepUserFocus = () => {
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
      initialFocusEl={() => keepUserFocus() ?? (initialFocus ?? firstFocus)()}
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
