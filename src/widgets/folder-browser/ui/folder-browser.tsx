import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, type ReactNode } from 'react';
import { useFolderKinds } from '@/entities/session';
import type { FolderKind } from '@/shared/api';
import { useOncePainted } from '@/shared/lib/scheduling';
import { LatePart } from '@/shared/ui/late-part';
import { Bone } from '@/shared/ui/skeleton';

const loadParts = () => import('./folder-parts');
const FolderPanel = lazy(async () => ({ default: (await loadParts()).FolderPanel }));
const FolderTrail = lazy(async () => ({ default: (await loadParts()).FolderTrail }));

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '5',
    rowGap: '4',
  },
});

/** As high as the panel when it has not been opened, or has nothing in it. */
const Aside = chakra('div', { base: { minH: { base: '9', lg: '44' } } });
const Trail = chakra('div', { base: { minH: '6', mb: '3' } });
const Bones = chakra('div', {
  base: { display: { base: 'none', lg: 'grid' }, gap: '5', py: '3', px: '2' },
});

export interface FolderPlace {
  kind: FolderKind;
  /** What the records are called, in the plural: "sites". */
  noun: string;
  /** From the address: the folder that is looked into, 0 for what lies in none, undefined for everything. */
  folder: number | undefined;
  /** Leads to the address of another folder. */
  onChange: (folder: number | undefined) => void;
}

interface FolderBrowserProps extends FolderPlace {
  /** The records are there: what isn't needed to see them is fetched once they are on the screen. */
  isReady: boolean;
  /** The list of the records. */
  children: ReactNode;
}

/**
 * A person's folders beside the list of what lies in them: a tree, and above the list the way to where one is. Nothing
 * but the list where folders are switched off, or where the records are other people's.
 */
export function FolderBrowser({ isReady, children, ...place }: FolderBrowserProps) {
  const isOn = useFolderKinds().includes(place.kind);
  const isWanted = useOncePainted(isReady);
  if (!isOn) return children;

  const bones = (
    <Bones aria-hidden>
      <Bone h="4" w="24" />
      <Bone h="4" w="32" />
      <Bone h="4" w="28" />
    </Bones>
  );
  return (
    <Layout>
      <Aside>
        {isWanted ? (
          <LatePart fallback={bones}>
            <FolderPanel {...place} />
          </LatePart>
        ) : (
          bones
        )}
      </Aside>
      <div>
        <Trail>
          {isWanted && (
            <LatePart>
              <FolderTrail {...place} />
            </LatePart>
          )}
        </Trail>
        {children}
      </div>
    </Layout>
  );
}
