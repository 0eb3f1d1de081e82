import { Children, type ReactNode, useEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Loading, SkeletonBlock, wordWidth } from '@/shared/ui/skeleton';

const List = styled('ul', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none' } });
const Older = styled('div', { base: { ps: '6', pt: '3' } });
const Inset = styled('div', { base: { px: '4' } });
const Bones = styled('div', { base: { display: 'grid', gap: '5', ps: '6', pe: '3', py: '2.5' } });

interface NoticeListProps {
  /** Accessible name of the list: "Notifications". */
  label: string;
  /** A `Notice` each, newest first; undefined while they are loading. */
  children: readonly ReactNode[] | undefined;
  /** Shown if there are none. */
  empty: { title: string; text: string };
  /** Present if there are older ones; `loading` while they are fetched. */
  older?: { onShow: () => void; loading: boolean } | undefined;
  /** Loading failed. */
  error?: { message: string; onRetry: () => void } | undefined;
}

/** A list of `Notice`s, with what is shown before they are there, or if there are none. */
export function NoticeList({ label, children, empty, older, error }: NoticeListProps) {
  /** The number of notices when "Show older" was pressed, until the older ones are there. */
  const countBefore = useRef(Number.POSITIVE_INFINITY);
  const list = useRef<HTMLUListElement>(null);
  const count = children?.length ?? 0;

  // the button has moved or disappeared: the focus goes to the first of the older ones
  useEffect(() => {
    if (count <= countBefore.current) return;
    list.current?.children[countBefore.current]?.querySelector('a')?.focus();
    countBefore.current = Number.POSITIVE_INFINITY;
  }, [count]);

  if (error) return <ErrorState {...error} />;
  if (!children)
    return (
      <Loading>
        <Bones>
          {[2, 0, 3, 1].map((index) => (
            <div key={index}>
              <SkeletonBlock h="5" style={{ width: wordWidth(index) }} />
              <SkeletonBlock mt="1.5" w="16" />
            </div>
          ))}
        </Bones>
      </Loading>
    );
  if (count === 0)
    return (
      <Inset>
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </Inset>
    );
  return (
    <>
      <List ref={list} aria-label={label}>
        {Children.map(children, (notice) => (
          <li>{notice}</li>
        ))}
      </List>
      {older && (
        <Older>
          <Button
            variant="outline"
            size="sm"
            loading={older.loading}
            onClick={() => {
              countBefore.current = count;
              older.onShow();
            }}
          >
            Show older
          </Button>
        </Older>
      )}
    </>
  );
}
