import { type RefObject, useEffect, useState } from 'react';

export interface CaptionTrack {
  /** URL of a WebVTT file. */
  src: string;
  /** BCP 47: `en`, `pt-BR`. */
  language: string;
  /** Readable name: "English". */
  label: string;
}

/** The visible caption track. Toggling cycles through the tracks and off. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, tracks: readonly CaptionTrack[]) {
  const [chosen, setChosen] = useState(-1);
  const shown = tracks[chosen];

  useEffect(() => {
    // not `textTracks`, because an HLS playlist may add tracks of its own
    for (const element of video.current?.querySelectorAll('track') ?? [])
      element.track.mode = element.srclang === shown?.language ? 'showing' : 'disabled';
  }, [video, shown?.language]);

  return {
    /** Undefined if there are no captions. */
    label: tracks.length === 0 ? undefined : `Captions: ${shown?.label ?? 'off'}`,
    on: shown !== undefined,
    next: () => setChosen(chosen + 1 < tracks.length ? chosen + 1 : -1),
  };
}
