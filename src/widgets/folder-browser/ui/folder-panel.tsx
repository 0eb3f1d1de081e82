import { useQuery } from '@tanstack/react-query';
import { FolderPlus, FolderTree } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { folderQueries, pathOf, toTree } from '@/entities/folder';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { failureOf } from '@/shared/ui/error-state';
import { IconButton } from '@/shared/ui/icon-button';
import { Tree } from '@/shared/ui/tree';
import type { FolderPlace } from '../model/folder-place';
import { useDropZone } from '../model/use-drop-zone';
import { useFolderMenu } from '../model/use-folder-menu';
import { Place } from './place';

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    mb: '1',
    '& > h2': { display: { base: 'none', lg: 'block' }, flex: '1', textStyle: 'sectionTitle', ps: '2' },
    '& > [aria-expanded]': { display: { lg: 'none' }, me: 'auto' },
  },
});

const Body = styled('div', {
  base: {
    '&[data-closed]': { display: { base: 'none', lg: 'block' } },
    // names are truncated to the width that the list leaves; the title attribute has the whole name
    '& [role=treeitem] > [data-part=name]': { display: 'block', truncate: true },
    '& [data-over]': {
      bg: 'surface.selected',
      outlineWidth: 'hairline',
      outlineStyle: 'solid',
      outlineOffset: 'inside',
    },
  },
});

const Nothing = styled('p', { base: { px: '2', py: '2', textStyle: 'small', color: 'text.muted' } });

/** A single line, because the list next to it matters more. */
const Failure = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '2',
    mb: '2',
    textStyle: 'small',
    color: 'text.muted',
  },
});

/** The user's folder tree with its actions. Below `lg` it is collapsed until the user opens it or creates a folder. */
export function FolderPanel(place: FolderPlace) {
  const { kind, noun, folder, onChange } = place;
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<number | null>(null);
  const titleId = useId();
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const query = useQuery(folderQueries.list(kind));
  const failure = failureOf(query);
  const folders = query.data ?? [];
  const { menuFor, create, dialogs } = useFolderMenu(folders, place, body, (id) => {
    setMade(id);
    setIsOpen(true);
  });
  const dropZone = useDropZone(folders, kind);
  const [current] = pathOf(folders, folder).slice(-1);

  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Folders</h2>
        <Button
          variant="outline"
          icon={<FolderTree aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Folders
        </Button>
        <IconButton label="New folder" icon={<FolderPlus aria-hidden />} onClick={() => create(null)} />
      </Head>
      {failure && (
        <Failure role="alert">
          <p>Folders could not be loaded</p>
          <Button variant="outline" size="sm" onClick={failure.onRetry}>
            Retry
          </Button>
        </Failure>
      )}
      <Body id={bodyId} data-closed={isOpen ? undefined : ''} {...dropZone} ref={body}>
        <Place isCurrent={folder === undefined} onSelect={() => onChange(undefined)}>
          {`All ${noun}`}
        </Place>
        {folders.length > 0 && (
          <Place isCurrent={folder === 0} onSelect={() => onChange(0)} drop="top">
            In no folder
          </Place>
        )}
        {!failure && (
          <Tree
            label="Folders"
            items={query.data && toTree(folders)}
            selected={current?.id ?? null}
            onSelect={onChange}
            menuFor={menuFor}
            draggable
            revealed={made}
            empty={<Nothing>{`Folders group ${noun} of one kind together. Create the first one.`}</Nothing>}
          />
        )}
      </Body>
      {dialogs}
    </section>
  );
}
