import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentProps, cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';

const load = () => import('./open-check-menu');
const OpenCheckMenu = lazy(async () => ({ default: (await load()).OpenCheckMenu }));

interface CheckItem {
  key: string;
  label: string;
  checked: boolean;
  /** It can't be changed. */
  fixed?: boolean;
}

export interface CheckGroup {
  label: string;
  /** Several of them, or one. */
  kind: 'many' | 'one';
  items: readonly CheckItem[];
  onToggle: (key: string) => void;
}

export interface CheckMenuProps {
  /** Names the list for assistive technology. */
  label: string;
  /** A `Button` or `IconButton`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  groups: readonly CheckGroup[];
}

const Nothing = () => null;

/**
 * Things to switch on and off that are not worth a place of their own; it stays open meanwhile. Until it is first
 * pressed it is a button and nothing more: tables have several of them.
 */
export function CheckMenu(props: CheckMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown: () => void load(),
    onClick: () => setWanted(true),
  });
  return wanted ? (
    // a menu that can't be fetched must not take the page along
    <CatchBoundary getResetKey={() => props.label} errorComponent={Nothing} onCatch={() => setWanted(false)}>
      <Suspense fallback={button}>
        <OpenCheckMenu {...props} />
      </Suspense>
    </CatchBoundary>
  ) : (
    button
  );
}
