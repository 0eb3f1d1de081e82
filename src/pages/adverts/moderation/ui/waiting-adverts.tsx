import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { Ref } from 'react';
import type { Advert } from '@/entities/advert';
import type { Cabinet } from '@/entities/session';
import { Button } from '@/shared/ui/button';
import { Poster } from '@/shared/ui/poster';
import { QueueLink, QueueList } from '@/shared/ui/queue-list';
import { waitingTime } from '../model/waiting-time';

const More = chakra('li', { base: { display: 'grid', placeItems: 'center', p: '3' } });

interface WaitingAdvertsProps {
  cabinet: Cabinet;
  adverts: readonly Advert[];
  selected: Advert;
  /** What has become of the selected advert, if it doesn't wait any more. */
  outcome: string | undefined;
  /** In milliseconds. */
  now: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  /** The link of the selected advert. */
  ref: Ref<HTMLAnchorElement>;
}

/** The queue. Tab leads to the selected advert, the arrow keys on from there. */
export function WaitingAdverts({ cabinet, adverts, selected, outcome, now, more, ref }: WaitingAdvertsProps) {
  return (
    <QueueList label="Queue">
      {adverts.map((advert) => {
        const isSelected = advert.id === selected.id;
        const { short, words } = waitingTime(advert.submittedAt, now);
        return (
          <li key={advert.id}>
            <QueueLink
              ref={isSelected ? ref : undefined}
              tabIndex={isSelected ? 0 : -1}
              isSelected={isSelected}
              to="/$cabinet/moderation"
              params={{ cabinet }}
              search={{ advert: advert.id }}
              // Back leaves the queue instead of going through it
              replace
              picture={<Poster src={advert.creative.poster} duration={advert.creative.duration} />}
              name={advert.name}
              owner={advert.ownerName}
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
