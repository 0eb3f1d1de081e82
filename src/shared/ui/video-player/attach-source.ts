interface Source {
  hls: string | null;
  mp4: string | null;
}

const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Attaches the best source that the browser can play: native HLS, HLS through hls.js (loaded on demand), or the mp4.
 * Calls `onFailure` once if none works. Returns a function that detaches it.
 */
export function attachSource(video: HTMLVideoElement, { hls, mp4 }: Source, onFailure: () => void): () => void {
  const abandoned = new AbortController();
  const { signal } = abandoned;
  let release = () => {};

  const play = (url: string, onError: () => void) => {
    video.addEventListener('error', onError, { once: true, signal });
    video.src = url;
  };
  const fallBack = () => {
    if (signal.aborted) return;
    release();
    if (mp4 === null) onFailure();
    else play(mp4, onFailure);
  };

  const playThroughLibrary = async (url: string) => {
    const { default: Hls } = await import('hls.js/light');
    if (signal.aborted) return;
    if (!Hls.isSupported()) return fallBack();
    const player = new Hls();
    release = () => player.destroy();
    player.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) fallBack();
    });
    player.loadSource(url);
    player.attachMedia(video);
  };

  if (hls === null) fallBack();
  else if (video.canPlayType(hlsType) !== '') play(hls, fallBack);
  else if ('MediaSource' in window || 'ManagedMediaSource' in window) playThroughLibrary(hls).catch(fallBack);
  else fallBack();

  return () => {
    abandoned.abort();
    release();
    // stops the download, which would otherwise continue after the element is removed
    video.removeAttribute('src');
    video.load();
  };
}
