import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Cabinet } from '@/entities/session';
import { ariaKeys, printedKeys } from '@/shared/lib/shortcut';
import { Button } from '@/shared/ui/button';
import { LatePart } from '@/shared/ui/late-part';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import { useShortcut } from '../model/use-shortcut';

const load = () => import('./cabinet-palette');
// the shell pays for a button and a key; who searches fetches the rest
const CabinetPalette = lazy(async () => ({ default: (await load()).CabinetPalette }));

const Word = chakra('span', {
  base: {
    lgDown: { position: 'absolute', boxSize: '{borderWidths.hairline}', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const Keys = chakra('span', { base: { display: { base: 'none', lg: 'contents' } } });

const anyDialog = ':is([role=dialog], [role=alertdialog])[data-state=open]';

/** The way to everything in a cabinet: a button, and Ctrl+K. Never opens over another dialog. */
export function CabinetSearch({ cabinet }: { cabinet: Cabinet }) {
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed');

  const open = () => {
    if (state === 'closed' && document.querySelector(anyDialog) === null) setState('open');
  };
  useShortcut('Mod+K', () => (state === 'open' ? setState('closing') : open()));

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Search aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys('Mod+K')}
        onPointerEnter={() => void load()}
        onClick={open}
      >
        <Word>Search</Word>
        <Keys>
          <ShortcutKeys keys={printedKeys('Mod+K')} />
        </Keys>
      </Button>
      {state !== 'closed' && (
        <LatePart onLost={() => setState('closed')}>
          <CabinetPalette
            cabinet={cabinet}
            open={state === 'open'}
            onClose={() => setState('closing')}
            onClosed={() => setState('closed')}
          />
        </LatePart>
      )}
    </>
  );
}
