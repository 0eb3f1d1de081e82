import { type RefObject, useEffect, useState } from 'react';

/** iPhones only support full screen for the video element, without custom controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Whether the player is in full screen, with a function that toggles it. */
export function useFullscreen(frame: RefObject<HTMLElement | null>, video: RefObject<PhoneVideo | null>) {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [frame]);

  const toggle = () => {
    // rejected without a user gesture, in which case nothing changes
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => {});
    else video.current?.webkitEnterFullscreen?.();
  };

  return { full, toggle };
}
