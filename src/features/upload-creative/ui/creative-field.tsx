import type { FormatLimits } from '@preroll/rules/advert/format-limits';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { FieldShell, useField } from '@/shared/ui/field';
import { FileDrop, FileTransfer } from '@/shared/ui/file-drop';
import { UNSENT_VIDEO } from '../model/unsent-video';
import { useVideoUpload } from '../model/use-video-upload';
import { validateVideoFile } from '../model/validate-video-file';
import type { VideoFacts } from '../model/video-facts';
import { videoHint } from '../model/video-hint';
import { VideoPreview } from './video-preview';

/** In decimal units, as displayed; the server's default is slightly higher (2,048 MiB). */
const MAX_BYTES = 2_000_000_000;

const accept = { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'], 'video/quicktime': ['.mov'] };

const Stack = styled('div', {
  base: { display: 'grid', gap: '3', borderRadius: 'lg', '& > button': { justifySelf: 'start' } },
});

interface CreativeFieldProps {
  /** Path of the form value: the URL of the uploaded file. */
  name: string;
  /** The format of the campaign, which limits the video. */
  format: FormatLimits;
  required?: boolean;
  /** Shown while the saved video is kept, together with a button to replace it. */
  current?: ReactNode;
}

/** The video field: chooses or receives a dropped file, previews it and uploads it. */
export function CreativeField({ name, format, required, current }: CreativeFieldProps) {
  const { field, error } = useField(name);
  const { resetField } = useFormContext();
  const [replacing, setReplacing] = useState(!current);
  /** Whether the file was refused: retrying it would fail again. */
  const [isRefused, setRefused] = useState(false);
  /** Whether the file dialog should open. */
  const [isPickerRequested, setIsPickerRequested] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  /** Moves the focus within the field before the focused button disappears. */
  const keepFocus = () => {
    if (group.current?.contains(document.activeElement)) group.current.focus();
  };

  const upload = useVideoUpload((state) => {
    // phases with progress have the same buttons
    if (!('sent' in state)) keepFocus();
    if (state.phase === 'done') field.onChange(state.media.url);
  });

  const choose = (file: File) => {
    keepFocus();
    field.onChange(UNSENT_VIDEO);
    upload.choose(file);
  };

  /** Does not upload a file that the server would refuse. */
  const begin = (file: File, facts: VideoFacts | null) => {
    const refusal = validateVideoFile(file, facts, format);
    setRefused(refusal !== null);
    if (refusal === null) upload.begin();
    else upload.refuse(refusal);
  };

  const retry = () => {
    keepFocus();
    upload.resume();
  };

  // returns to the saved video, if any
  const discard = () => {
    keepFocus();
    upload.cancel();
    resetField(name);
    setIsPickerRequested(false);
    setReplacing(!current);
  };

  const requestReplacement = () => {
    discard();
    setIsPickerRequested(true);
    setReplacing(true);
  };

  const replace = () => {
    keepFocus();
    setReplacing(true);
  };

  const { file } = upload;
  const maxBytes = Math.min(MAX_BYTES, (format.maxFileMb ?? Number.POSITIVE_INFINITY) * 1_000_000);
  const phase = upload.state?.phase;
  const adjustments = upload.state?.phase === 'done' ? upload.state.media.adjustments : [];
  // the failure is described below, together with the possible actions
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
                Replace video
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
              opens={isPickerRequested}
            />
          )}
          {file && <VideoPreview file={file} onShown={(facts) => begin(file, facts)} adjustments={adjustments} />}
          <FileTransfer
            what="video"
            state={upload.state}
            onPause={upload.pause}
            onResume={upload.resume}
            onRetry={isRefused ? undefined : retry}
            onCancel={discard}
            onReplace={requestReplacement}
          />
        </Stack>
      )}
    </FieldShell>
  );
}
