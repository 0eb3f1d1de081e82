import { lazy, useState } from 'react';
import type { Cabinet } from '@/entities/session';
import { ariaKeys, shortcutLabels } from '@/shared/lib/shortcut';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { SearchButton } from '@/shared/ui/shell';
import { useShortcut } from '../model/use-shortcut';

const load = () => import('./cabinet-palette');
// loaded on first use, because most visits never open the palette
const CabinetPalette = lazy(async () => ({ default: (await load()).CabinetPalette }));

const anyDialog = ':is([role=dialog], [role=alertdialog])[data-state=open]';

/** Opens the command palette from a button or by Ctrl+K, but never over another dialog. */
export function CabinetSearch({ cabinet }: { cabinet: Cabinet }) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');

  const open = () => {
    if (state === 'closed' && document.querySelector(anyDialog) === null) setState('open');
  };
  useShortcut('Mod+K', () => (state === 'open' ? setState('closing') : open()));

  return (
    <>
      <SearchButton
        keys={shortcutLabels('Mod+K')}
        aria-keyshortcuts={ariaKeys('Mod+K')}
        onPointerEnter={() => void load()}
        onClick={open}
      />
      {state !== 'closed' && (
        <LazyBoundary onLoadError={() => setState('closed')}>
          <CabinetPalette
            cabinet={cabinet}
            open={state === 'open'}
            onClose={() => setState('closing')}
            onClosed={() => setState('closed')}
          />
        </LazyBoundary>
      )}
    </>
  );
}
