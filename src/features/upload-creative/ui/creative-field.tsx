import { chakra } from '@chakra-ui/react/styled-system';
import type { FormatLimits } from '@preroll/rules/format-limits';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { FieldShell, useField } from '@/shared/ui/field';
import { FileDrop, FileTransfer } from '@/shared/ui/file-drop';
import { refuseVideoFile } from '../model/refuse-video-file';
import { UNSENT_VIDEO } from '../model/unsent-video';
import { useVideoUpload } from '../model/use-video-upload';
import type { VideoFacts } from '../model/video-facts';
import { videoHint } from '../model/video-hint';
import { VideoPreview } from './video-preview';

/** In the units in which people read it; a server takes a little more (2,048 MiB) unless it is told otherwise. */
const MAX_BYTES = 2_000_000_000;

const accept = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'], 'video/quicktime': ['.mov'] };

const Stack = chakra('div', {
  base: { display: 'grid', gap: '3', borderRadius: 'lg', '& > button': { justifySelf: 'start' } },
});

interface CreativeFieldProps {
  /** Path of the value in the form: the uploaded file's address. */
  name: string;
  /** Of the advert's campaign: what it asks of a video. */
  format: FormatLimits;
  required?: boolean;
  /** What stands here while the saved video is kept, with a way to replace it. */
  current?: ReactNode;
}

/** The advert's video: chosen or dropped, looked at, uploaded, and then part of the form. */
export function CreativeField({ name, format, required, current }: CreativeFieldProps) {
  const { field, error } = useField(name);
  const { resetField } = useFormContext();
  const [replacing, setReplacing] = useState(!current);
  /** The same file would be refused again. */
  const [isRefused, setRefused] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  /** Before a button goes that has the focus: it would fall to the page's top. */
  const holdFocus = () => {
    if (group.current?.contains(document.activeElement)) group.current.focus();
  };

  const upload = useVideoUpload((state) => {
    // the phases with a length have the same buttons
    if (!('sent' in state)) holdFocus();
    if (state.phase === 'done') field.onChange(state.media.url);
  });

  const choose = (file: File) => {
    holdFocus();
    field.onChange(UNSENT_VIDEO);
    upload.choose(file);
  };

  /** Nothing is sent that would be refused when it has arrived. */
  const begin = (file: File, facts: VideoFacts | null) => {
    const refusal = refuseVideoFile(file, facts, format);
    setRefused(refusal !== null);
    if (refusal === null) upload.begin();
    else upload.refuse(refusal);
  };

  const retry = () => {
    holdFocus();
    upload.resume();
  };

  // back to the saved video, or to none
  const discard = () => {
    holdFocus();
    upload.cancel();
    resetField(name);
    setReplacing(!current);
  };

  const replace = () => {
    holdFocus();
    setReplacing(true);
  };

  const { file } = upload;
  const maxBytes = Math.min(MAX_BYTES, (format.maxFileMb ?? Number.POSITIVE_INFINITY) * 1_000_000);
  const phase = upload.state?.phase;
  // the failure is told below, with what can be done
  const message = phase === 'failed' && error ? 'The video was not uploaded' : error;

  return (
    <FieldShell label="Video" error={message} required={required}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Stack
          id={id}
          role="group"
          aria-label="Video"
          aria-describedby={describedBy}
          ref={(element: HTMLDivElement | null) => {
            group.current = element;
            field.ref(element);
          }}
          tabIndex={-1}
        >
          {!replacing && (
            <>
              {current}
              <Button variant="outline" size="sm" onClick={replace}>
                Replace the video
              </Button>
            </>
          )}
          {replacing && !file && (
            <FileDrop
              label="Drop a video here"
              hint={videoHint(format, maxBytes)}
              accept={accept}
              maxBytes={maxBytes}
              onFile={choose}
            />
          )}
          {file && <VideoPreview file={file} onShown={(facts) => begin(file, facts)} />}
          <FileTransfer
            what="video"
            state={upload.state}
            onPause={upload.pause}
            onResume={upload.resume}
            onRetry={isRefused ? undefined : retry}
            onCancel={discard}
          />
        </Stack>
      )}
    </FieldShell>
  );
}
