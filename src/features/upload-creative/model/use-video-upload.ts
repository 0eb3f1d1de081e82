import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '@/shared/api';
import type { UploadState } from './upload-state';
import { startVideoUpload, type VideoUpload } from './video-upload';

/**
 * One upload at a time, tied to the component: a component that goes pauses it, so that the same file goes on later.
 *
 * @param onDone gets the facts of the uploaded file
 */
export function useVideoUpload(onDone: (media: MediaFile) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState | null>(null);
  const upload = useRef<VideoUpload | null>(null);

  useEffect(() => () => upload.current?.pause(), []);

  const start = (chosen: File) => {
    setFile(chosen);
    upload.current = startVideoUpload(chosen, (next) => {
      setState(next);
      if (next.phase === 'done') onDone(next.media);
    });
  };

  const cancel = () => {
    upload.current?.cancel();
    upload.current = null;
    setFile(null);
    setState(null);
  };

  return {
    file,
    state,
    start,
    cancel,
    pause: () => upload.current?.pause(),
    resume: () => upload.current?.resume(),
  };
}
