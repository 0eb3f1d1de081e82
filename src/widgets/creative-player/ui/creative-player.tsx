import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { type AdvertCreative, loadingStatusLabels } from '@/entities/advert';
import { Banner } from '@/shared/ui/banner';
import { Spinner } from '@/shared/ui/loading-indicator';
import { VideoPlayer, type VideoPlayerHandle } from '@/shared/ui/video-player';

const Waiting = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    aspectRatio: '16 / 9',
    borderRadius: 'lg',
    bg: 'surface.sunken',
    color: 'text.muted',
  },
});

interface CreativePlayerProps {
  creative: AdvertCreative;
  /** The advert's name. */
  name: string;
  /** The player, while there is something to play. */
  ref?: Ref<VideoPlayerHandle>;
}

/** Plays the advert's video, or shows its processing status until it is ready. */
export function CreativePlayer({ creative, name, ref }: CreativePlayerProps) {
  const status = loadingStatusLabels[creative.loadingStatus];
  if (creative.loadingStatus === 'ready')
    return (
      <VideoPlayer
        ref={ref}
        hls={creative.hls}
        mp4={creative.mp4}
        poster={creative.poster}
        label={`Video of ${name}`}
      />
    );
  if (creative.loadingStatus === 'error')
    return (
      <Banner tone="error" title={status}>
        {`${creative.loadingError} Replace the file and save to process it again.`}
      </Banner>
    );
  return (
    <Waiting role="status">
      <Spinner />
      <span>{status}</span>
    </Waiting>
  );
}
