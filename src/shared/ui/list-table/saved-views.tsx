import { useRouter } from '@tanstack/react-router';
import { Bookmark, BookmarkPlus, ChevronDown, Copy, Trash2 } from 'lucide-react';
import { lazy, useState, useSyncExternalStore } from 'react';
import {
  matchesView,
  parseViews,
  pickViewState,
  readValue,
  subscribeValues,
  updateViews,
  viewsKey,
  withoutView,
  withView,
} from '@/shared/lib/preferences';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { Menu } from '@/shared/ui/menu';
import { notify } from '@/shared/ui/toaster';

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog')).SaveViewDialog }));

interface SavedViewsProps {
  /** Name of the list, used as the storage key of its views. */
  list: string;
  state: object;
  /** Parameters added to a shared link, for state in which every user otherwise has a default of their own. */
  shared?: object;
}

/**
 * Menu of a list's saved views: links to them, and actions to save, share and remove them. The button shows the current
 * view's name.
 */
export function SavedViews({ list, state, shared }: SavedViewsProps) {
  const router = useRouter();
  const text = useSyncExternalStore(subscribeValues, () => readValue(viewsKey(list)));
  const views = parseViews(text);
  const shown = views.find((view) => matchesView(view, state));
  const confirm = useConfirm();
  const [isSaving, setIsSaving] = useState(false);
  const summary = shown ? `: ${shown.name}` : '';

  const remove = async (name: string) => {
    const text = 'The records in it stay as they are.';
    if (!(await confirm({ title: `Remove the view ${name}?`, text, confirmLabel: 'Remove', danger: true }))) return;
    updateViews(list, withoutView(views, name));
    notify.success(`View ${name} removed`);
  };

  const copyLink = async () => {
    const search = { ...pickViewState(state), ...shared };
    const { publicHref } = router.buildLocation({ to: '.', search: (() => search) as never });
    try {
      await navigator.clipboard.writeText(new URL(publicHref, window.location.origin).href);
      notify.success('Link copied. Whoever opens it sees what they may see');
    } catch {
      notify.error('The browser does not allow copying here. Copy the address of the page');
    }
  };

  return (
    <>
      <Menu
        label="Views"
        trigger={
          <Button variant="chip" size="sm" aria-label={`Views${summary}`}>
            <span>{`Views${shown ? ':' : ''}`}</span> {shown && <b>{shown.name}</b>}
            <ChevronDown aria-hidden />
          </Button>
        }
        items={[
          ...views.map(({ name, search }) => ({
            key: `view ${name}`,
            label: name,
            icon: <Bookmark aria-hidden />,
            to: '.' as const,
            // a view with its own dates doesn't keep the previously chosen time zone
            search: { zone: undefined, ...search },
          })),
          {
            key: 'save',
            label: 'Save this view',
            icon: <BookmarkPlus aria-hidden />,
            onSelect: () => setIsSaving(true),
          },
          {
            key: 'link',
            label: 'Copy a link to this view',
            icon: <Copy aria-hidden />,
            onSelect: () => void copyLink(),
          },
          ...(shown
            ? [
                {
                  key: 'remove',
                  label: `Remove ${shown.name}`,
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  onSelect: () => void remove(shown.name),
                },
              ]
            : []),
        ]}
      />
      {isSaving && (
        <LazyBoundary onLoadError={() => setIsSaving(false)}>
          <SaveViewDialog
            taken={views.map(({ name }) => name)}
            onSave={(name) => updateViews(list, withView(views, { name, search: pickViewState(state) }))}
            onClose={() => setIsSaving(false)}
          />
        </LazyBoundary>
      )}
    </>
  );
}
