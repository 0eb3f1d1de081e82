import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode } from 'react';
import { useFolderKinds } from '@/entities/session';
import type { FolderKind } from '@/shared/api';
import { useOncePainted } from '@/shared/lib/scheduling';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const loadParts = () => import('./folder-parts');
const FolderPanel = lazy(async () => ({ default: (await loadParts()).FolderPanel }));
const FolderTrail = lazy(async () => ({ default: (await loadParts()).FolderTrail }));

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '11.5rem minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '4',
    rowGap: '4',
  },
});

/** Reserves the height of the closed or empty panel. */
const Aside = chakra('div', { base: { minH: { base: '10', lg: '44' } } });
const Trail = chakra('div', { base: { minH: '6', mb: '3' } });
const Bones = chakra('div', {
  base: { display: { base: 'none', lg: 'grid' }, gap: '5', py: '3', px: '2' },
});

export interface FolderPlace {
  kind: FolderKind;
  /** Plural name of the records: "sites". */
  noun: string;
  /** The current folder from the URL: an id, 0 for records without a folder, undefined for all records. */
  folder: number | undefined;
  /** Navigates to another folder. */
  onChange: (folder: number | undefined) => void;
}

interface FolderBrowserProps extends FolderPlace {
  /** Whether the records are loaded. The folder panel is fetched only after them. */
  isReady: boolean;
  /** The list of records. */
  children: ReactNode;
}

/**
 * The user's folder tree beside the list, and the path to the current folder above it. Only the list is shown if
 * folders are disabled for the account, or the records belong to other users.
 */
export function FolderBrowser({ isReady, children, ...place }: FolderBrowserProps) {
  const isOn = useFolderKinds().includes(place.kind);
  const isPanelDue = useOncePainted(isReady);
  if (!isOn) return children;

  const bones = (
    <Bones aria-hidden>
      <SkeletonBlock h="4" w="24" />
      <SkeletonBlock h="4" w="32" />
      <SkeletonBlock h="4" w="24" />
    </Bones>
  );
  return (
    <Layout>
      <Aside>
        {isPanelDue ? (
          <LazyBoundary fallback={bones}>
            <FolderPanel {...place} />
          </LazyBoundary>
        ) : (
          bones
        )}
      </Aside>
      <div>
        <Trail hidden={place.folder === undefined}>
          {isPanelDue && (
            <LazyBoundary>
              <FolderTrail {...place} />
            </LazyBoundary>
          )}
        </Trail>
        {children}
      </div>
    </Layout>
  );
}
