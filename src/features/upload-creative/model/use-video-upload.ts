import { useEffect, useRef, useState } from 'react';
import type { UploadState } from './upload-state';
import { startVideoUpload, type VideoUpload } from './video-upload';

/**
 * Manages one upload at a time. Unmounting the component pauses it, and choosing the same file resumes it.
 *
 * @param onState called with each state before it is rendered
 */
export function useVideoUpload(onState: (state: UploadState) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState | null>(null);
  const upload = useRef<VideoUpload | null>(null);

  useEffect(
    () => () => {
      upload.current?.pause();
      upload.current = null;
    },
    [],
  );

  return {
    file,
    state,
    /** Chooses a file without sending it. */
    choose: setFile,
    refuse: (message: string) => {
      const refused: UploadState = { phase: 'failed', message };
      onState(refused);
      setState(refused);
    },
    begin: () => {
      if (!file || upload.current) return;
      const begun = startVideoUpload(file, (next) => {
        if (upload.current !== begun) return;
        onState(next);
        setState(next);
      });
      upload.current = begun;
    },
    cancel: () => {
      upload.current?.cancel();
      upload.current = null;
      setFile(null);
      setState(null);
    },
    pause: () => upload.current?.pause(),
    resume: () => upload.current?.resume(),
  };
}
