import type { ReactNode } from 'react';
import { useFolderKinds } from '@/entities/session';
import { useIsBelow } from '@/shared/lib/media-query';
import { styled } from '@/shared/theme';
import { FilterExtra } from '@/shared/ui/data-table';
import type { FolderPlace } from '../model/folder-place';
import { FolderPanel } from './folder-panel';
import { FolderTrail } from './folder-trail';

const Layout = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.40} minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '4',
    rowGap: '4',
  },
});

/** Reserves the height of the collapsed or empty panel. */
const Aside = styled('div', { base: { minH: { base: '10', lg: '44' } } });
const Trail = styled('div', { base: { minH: '6', mb: '3' } });

interface FolderBrowserProps extends FolderPlace {
  children: ReactNode;
}

/**
 * Shows the user's folder tree next to the list (below `sm`, among its filters), and the path to the current folder
 * above it. Shows only the list if the account has folders disabled, or if the records belong to other users.
 */
export function FolderBrowser({ children, ...place }: FolderBrowserProps) {
  const isOn = useFolderKinds().includes(place.kind);
  const isNarrow = useIsBelow('sm');
  if (!isOn) return children;

  const panel = <FolderPanel {...place} />;
  return (
    <Layout>
      {!isNarrow && <Aside>{panel}</Aside>}
      <div>
        <Trail hidden={place.folder === undefined}>
          <FolderTrail {...place} />
        </Trail>
        <FilterExtra value={isNarrow && panel}>{children}</FilterExtra>
      </div>
    </Layout>
  );
}
