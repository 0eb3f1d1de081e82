import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { attachSource } from './attach-source';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    // the place is kept before anything is known of the video; a portrait one stands in the middle
    aspectRatio: '16 / 9',
    maxH: '80dvh',
    w: 'full',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: '#000',
    '& > video': { w: 'full', h: 'full', objectFit: 'contain' },
  },
});

const Failure = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    p: '4',
    bg: 'surface.sunken',
    textAlign: 'center',
  },
});

interface VideoPlayerProps {
  /** URL of the HLS playlist, once there is one. */
  hls: string | null;
  /** For browsers without HLS, and before the playlist is there. */
  mp4?: string | null;
  poster?: string | null;
  /** Names the video for assistive technology. */
  label: string;
}

/** A video with the browser's own controls. */
export function VideoPlayer({ hls, mp4 = null, poster, label }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt attaches the same source anew
  useEffect(() => {
    if (!video.current) return;
    setFailed(false);
    return attachSource(video.current, { hls, mp4 }, () => setFailed(true));
  }, [hls, mp4, attempt]);

  return (
    <Frame>
      {/* biome-ignore lint/a11y/useMediaCaption: adverts come without captions */}
      <video ref={video} aria-label={label} controls playsInline preload="metadata" poster={poster ?? undefined} />
      {failed && (
        <Failure role="alert">
          <p>The video can't be played.</p>
          <Button
            variant="outline"
            size="sm"
            icon={<RotateCw aria-hidden />}
            onClick={() => setAttempt((count) => count + 1)}
          >
            Retry
          </Button>
        </Failure>
      )}
    </Frame>
  );
}
