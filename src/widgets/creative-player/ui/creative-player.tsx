import type { Ref } from 'react';
import { type AdvertCreative, loadingStatusLabels } from '@/entities/advert';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Spinner } from '@/shared/ui/loading-indicator';
import { VideoPlayer, type VideoPlayerHandle } from '@/shared/ui/video-player';

const Waiting = styled('div', {
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

const Labelled = styled('div', { base: { position: 'relative' } });

/**
 * Styled as in the publisher's player (`server/src/delivery/player/player.js`), but clicks pass through to the video.
 */
const Label = styled('span', {
  base: {
    position: 'absolute',
    top: '2',
    left: '2',
    maxW: 'calc(100% - {spacing.4})',
    px: '2.5',
    py: '1.5',
    borderRadius: 'sm',
    bg: 'scrim',
    color: 'text.onSolid',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
});

interface CreativePlayerProps {
  creative: AdvertCreative;
  name: string;
  /** The label that viewers see over the video. */
  label?: string | undefined;
  /** Keeps overlays off a paused frame, so that it can be reviewed. */
  isReviewed?: boolean;
  /** Handle of the player; null while there is nothing to play. */
  ref?: Ref<VideoPlayerHandle>;
}

/** Plays the advert's video, or shows its processing status until it is ready. */
export function CreativePlayer({ creative, name, label, isReviewed = false, ref }: CreativePlayerProps) {
  const status = loadingStatusLabels[creative.loadingStatus];
  if (creative.loadingStatus === 'ready')
    return (
      <Labelled>
        <VideoPlayer
          ref={ref}
          isReviewed={isReviewed}
          hls={creative.hls}
          mp4={creative.mp4}
          poster={creative.poster}
          label={`Video of ${name}`}
        />
        {label !== undefined && <Label lang="ru">{label}</Label>}
      </Labelled>
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
