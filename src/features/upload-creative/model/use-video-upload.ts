import { useEffect, useRef, useState } from 'react';
import type { UploadState } from './upload-state';
import { startVideoUpload, type VideoUpload } from './video-upload';

/**
 * One upload at a time, tied to the component: unmounting pauses it, and choosing the same file resumes it.
 *
 * @param onState called with each state before it is shown
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
    /** Chooses a file without sending it yet. */
    choose: setFile,
    /** Marks the chosen file as refused. */
    refuse: (message: string) => {
      const refused: UploadState = { phase: 'failed', message };
      onState(refused);
      setState(refused);
    },
    /** Sends the chosen file once. */
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
