import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { QueueLink, QueueList } from '@/shared/ui/queue-list';
import type { ReviewEntry } from '../model/review-entry';
import { waitingTime } from '../model/waiting-time';

const More = styled('li', { base: { display: 'grid', placeItems: 'center', p: '3' } });

export interface EntryPresentation {
  /** The link that selects the entry. */
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  /** A `Poster`, if the entry has one. */
  picture?: ReactNode;
  owner: ReactNode;
}

interface WaitingListProps<Item> {
  items: readonly Item[];
  selected: Item;
  presentationOf: (item: Item) => EntryPresentation;
  /** The decision about the selected entry, if it is no longer waiting. */
  outcome: string | undefined;
  now: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  ref: Ref<HTMLAnchorElement>;
}

/** The queue as a list. Tab moves the focus to the selected entry, and the arrow keys move it from there. */
export function WaitingList<Item extends ReviewEntry>(props: WaitingListProps<Item>) {
  const { items, selected, presentationOf, outcome, now, more, ref } = props;
  return (
    <QueueList label="Queue">
      {items.map((item) => {
        const isSelected = item.id === selected.id;
        const { short, words } = waitingTime(item.submittedAt, now);
        const { link, picture, owner } = presentationOf(item);
        return (
          <li key={item.id}>
            <QueueLink
              ref={isSelected ? ref : undefined}
              tabIndex={isSelected ? 0 : -1}
              isSelected={isSelected}
              {...link}
              // replaces the history entry, so that Back leaves the queue
              replace
              picture={picture}
              name={item.name}
              owner={owner}
              waited={
                (isSelected && outcome) || (
                  <>
                    <span aria-hidden>{short}</span>
                    <VisuallyHidden>{`waiting ${words}`}</VisuallyHidden>
                  </>
                )
              }
            />
          </li>
        );
      })}
      {more && (
        <More>
          <Button size="sm" variant="outline" loading={more.isLoading} onClick={more.load}>
            Show more
          </Button>
        </More>
      )}
    </QueueList>
  );
}
