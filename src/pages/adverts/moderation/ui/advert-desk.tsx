import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { type Advert, advertQueries, advertStateLabels, advertStateOf } from '@/entities/advert';
import type { Cabinet } from '@/entities/session';
import { BanDialog, ReturnDialog, useApproveAdvert } from '@/features/change-advert-status';
import { failureOf } from '@/shared/ui/error-state';
import { Poster } from '@/shared/ui/poster';
import { notify } from '@/shared/ui/toaster';
import type { VideoPlayerHandle } from '@/shared/ui/video-player';
import { type DeskProps, neighbourOf, type ReasonPrompt, ReviewDesk } from '@/widgets/review-queue';
import { usePrefetch } from '../model/use-prefetch';
import { ChangesPanel } from './changes-panel';
import { ReviewedAdvert } from './reviewed-advert';

function outcomeOf(advert: Advert): string | undefined {
  const state = advertStateOf(advert);
  return state === 'moderate' ? undefined : advertStateLabels[state];
}

const renderReasonDialog = ({ item: advert, for: reasonFor, onDecided, onClose }: ReasonPrompt<Advert>) =>
  reasonFor === 'ban' ? (
    <BanDialog
      advert={advert}
      version={advert.version}
      onDecided={(isBanned) => {
        if (isBanned) notify.success(`Advert ${advert.name} banned`);
        onDecided();
      }}
      onClose={onClose}
    />
  ) : (
    <ReturnDialog advert={advert} onDecided={onDecided} onClose={onClose} />
  );

interface AdvertDeskProps extends DeskProps<Advert> {
  cabinet: Cabinet;
  notice: ReactNode;
}

export function AdvertDesk({ cabinet, ...desk }: AdvertDeskProps) {
  const { queue, now, onSelect } = desk;
  const { selected } = queue;
  const player = useRef<VideoPlayerHandle>(null);
  const queryClient = useQueryClient();
  const detail = useQuery(advertQueries.detail(selected.id));
  const underReview = detail.data?.advert;
  usePrefetch(underReview && neighbourOf(queue, 1));
  // after Undo the advert is in the queue again and must be reviewed in its current state, not from the cache
  const { mutateAsync: approve, isPending } = useApproveAdvert(selected.id, (id) => {
    queryClient.removeQueries({ queryKey: advertQueries.detail(id).queryKey, type: 'inactive' });
    onSelect(id);
  });

  return (
    <ReviewDesk
      {...desk}
      noun="advert"
      presentationOf={({ id, ownerName, name, title, useVpaid, creative: { poster, duration } }) => ({
        link: { to: '/$cabinet/moderation', params: { cabinet }, search: { advert: id } },
        picture: <Poster src={poster} duration={duration} interactive={useVpaid ? title || name : undefined} />,
        owner: ownerName,
      })}
      underReview={underReview}
      failure={failureOf(detail)}
      outcomeOf={outcomeOf}
      approve={(advert) => approve({ advert, status: 'approved', version: advert.version })}
      isApproving={isPending}
      reasonDialog={renderReasonDialog}
      onPlay={() => player.current?.toggle()}
      aside={{ label: 'Changes', content: underReview && <ChangesPanel key={underReview.id} advert={underReview} /> }}
    >
      {(shown) =>
        detail.data && (
          <ReviewedAdvert
            key={selected.id}
            cabinet={cabinet}
            advert={detail.data.advert}
            registration={detail.data.registration}
            now={now}
            player={player}
            {...shown}
          />
        )
      }
    </ReviewDesk>
  );
}
