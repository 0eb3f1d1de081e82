import { type Key, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Loading, SkeletonBlock, wordWidth } from '@/shared/ui/skeleton';
import { groupNoticesByDay } from './group-notices-by-day';

const List = styled('ul', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none' } });
const Days = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } });

/** Has the style of the group headings in a menu. */
const Head = styled('h3', { base: { px: '2', pb: '1', textStyle: 'overline', color: 'text.subtle' } });

const Older = styled('div', { base: { ps: '6', pt: '3' } });
const Inset = styled('div', { base: { px: '4' } });
const Bones = styled('div', { base: { display: 'grid', gap: '5', ps: '6', pe: '3', py: '2.5' } });

interface NoticeItem {
  key: Key;
  /** The time of the event; determines the day it is listed under. */
  at: Date;
  notice: ReactNode;
}

interface NoticeListProps {
  /** Accessible name of the list: "Notifications". */
  label: string;
  /** Newest first; undefined while loading. */
  items: readonly NoticeItem[] | undefined;
  empty: { title: string; text: string };
  /** Given if there are older entries; `loading` while they are fetched. */
  older?: { onShow: () => void; loading: boolean } | undefined;
  error?: { message: string; onRetry: () => void } | undefined;
}

/** A list of `Notice`s by day, with its loading, empty and error states. */
export function NoticeList({ label, items, empty, older, error }: NoticeListProps) {
  /** The number of notices when "Show older" was pressed, until the older ones have arrived. */
  const countBefore = useRef(Number.POSITIVE_INFINITY);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = items?.length ?? 0;

  // "Show older" has moved or disappeared, so the focus moves to the first of the older notices
  useEffect(() => {
    if (count <= countBefore.current) return;
    list.current?.querySelectorAll('a')[countBefore.current]?.focus();
    countBefore.current = Number.POSITIVE_INFINITY;
  }, [count]);

  if (error) return <ErrorState {...error} />;
  if (!items)
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
      <Days ref={list} role="group" aria-label={label}>
        {groupNoticesByDay(items).map((day) => (
          <div key={day.label}>
            <Head id={`${id}${day.label}`}>{day.label}</Head>
            <List aria-labelledby={`${id}${day.label}`}>
              {day.items.map(({ key, notice }) => (
                <li key={key}>{notice}</li>
              ))}
            </List>
          </div>
        ))}
      </Days>
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
