import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { FieldShell, useField } from '@/shared/ui/field';
import { FileDrop } from '@/shared/ui/file-drop';
import { useVideoUpload } from '../model/use-video-upload';
import { UploadProgress } from './upload-progress';
import { VideoPreview } from './video-preview';

const GIBIBYTE = 2 ** 30;

const accept = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'], 'video/quicktime': ['.mov'] };

const Stack = chakra('div', { base: { display: 'grid', gap: '3', '& > button': { justifySelf: 'start' } } });

interface CreativeFieldProps {
  /** Path of the value in the form: the uploaded file's address. */
  name: string;
  required?: boolean;
  /** What stands here while the saved video is kept, with a way to replace it. */
  current?: ReactNode;
}

/** The advert's video: chosen or dropped, looked at, uploaded, and then part of the form. */
export function CreativeField({ name, required, current }: CreativeFieldProps) {
  const { field, error } = useField(name);
  const { resetField } = useFormContext();
  const [replacing, setReplacing] = useState(!current);
  const upload = useVideoUpload((media) => field.onChange(media.url));

  // back to the saved video, or to none
  const discard = () => {
    upload.cancel();
    resetField(name);
    setReplacing(!current);
  };

  return (
    <FieldShell label="Video" error={error} required={required}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Stack id={id} role="group" aria-label="Video" aria-describedby={describedBy} ref={field.ref} tabIndex={-1}>
          {!replacing && (
            <>
              {current}
              <Button variant="outline" size="sm" onClick={() => setReplacing(true)}>
                Replace the video
              </Button>
            </>
          )}
          {replacing && !upload.file && (
            <FileDrop
              label="Drop a video here"
              hint="mp4, webm or mov, up to 2 GB"
              accept={accept}
              maxBytes={2 * GIBIBYTE}
              onFile={upload.start}
            />
          )}
          {upload.file && <VideoPreview file={upload.file} />}
          {upload.state && (
            <UploadProgress state={upload.state} onPause={upload.pause} onResume={upload.resume} onCancel={discard} />
          )}
          {upload.state?.phase === 'done' && (
            <Button variant="outline" size="sm" onClick={discard}>
              Choose another file
            </Button>
          )}
        </Stack>
      )}
    </FieldShell>
  );
}
