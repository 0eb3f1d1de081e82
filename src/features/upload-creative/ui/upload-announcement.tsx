import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { UploadState } from '../model/upload-state';

/** A failure is an alert already, with its reason. */
const words: Record<UploadState['phase'], string> = {
  uploading: 'Uploading the video',
  paused: 'Upload paused',
  waiting: 'Connection lost. The upload goes on when it is back',
  checking: 'Checking the video',
  done: 'The video is uploaded',
  failed: '',
};

/** Tells those who don't see the bar what becomes of the upload: its turns, not each percent. */
export function UploadAnnouncement({ phase }: { phase: UploadState['phase'] | undefined }) {
  return <VisuallyHidden role="status">{phase && words[phase]}</VisuallyHidden>;
}
