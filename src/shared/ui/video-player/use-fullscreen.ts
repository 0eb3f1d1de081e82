import { type RefObject, useEffect, useState } from 'react';

/** Telephones of one maker have it for the video alone, without our controls. */
interface TelephoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Whether the frame fills the screen, and the way there and back. */
export function useFullscreen(frame: RefObject<HTMLElement | null>, video: RefObject<TelephoneVideo | null>) {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [frame]);

  const toggle = () => {
    // refused without a press; then all stays as it is
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => {});
    else video.current?.webkitEnterFullscreen?.();
  };

  return { full, toggle };
}
