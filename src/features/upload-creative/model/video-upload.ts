import { attach } from 'effector';
import { DetailedError, Upload } from 'tus-js-client';
import {
  $identity,
  type ApiErrorBody,
  endsSession,
  errorOfAnswer,
  getMedia,
  identityHeaders,
  networkError,
  requestFailed,
} from '@/shared/api';
import { secondsLeft, type UploadState } from './upload-state';

const ENDPOINT = '/backend/api/media';
/** A lost connection is tried again for about an hour, then the person decides. */
const RETRY_DELAYS = [500, 1000, 2000, ...Array<number>(720).fill(5000)];

const readIdentityFx = attach({ source: $identity, effect: (identity) => identity });

/** An upload that can be paused, resumed and cancelled. */
export interface VideoUpload {
  pause(): void;
  resume(): void;
  /** Nothing of it stays on the server. */
  cancel(): void;
}

/**
 * Sends a file in a resumable way (tus). Where the same file was begun before, in this browser, it goes on from there.
 *
 * @param onState hears each state, from the first byte to `done` or `failed`
 */
export function startVideoUpload(file: File, onState: (state: UploadState) => void): VideoUpload {
  const total = file.size;
  let sent = 0;
  /** The server has refused it, and kept nothing. */
  let isOver = false;
  let pace = { from: 0, since: performance.now() };

  const goOn = () => {
    isOver = false;
    pace = { from: sent, since: performance.now() };
    onState({ phase: 'uploading', sent, total, secondsLeft: null });
    upload.start();
  };

  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    metadata: { filename: file.name, filetype: file.type },
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      const headers = identityHeaders(await readIdentityFx());
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onShouldRetry: (error) => {
      if (!isConnectionLoss(error)) return false;
      onState({ phase: 'waiting', sent, total });
      return true;
    },
    onProgress: (bytes) => {
      // after a pause the count begins at what the server has
      if (bytes < pace.from || sent === 0) pace = { from: bytes, since: performance.now() };
      sent = bytes;
      const sofar = { bytes: bytes - pace.from, milliseconds: performance.now() - pace.since };
      const left = secondsLeft(sofar, total - bytes);
      onState(bytes === total ? { phase: 'checking' } : { phase: 'uploading', sent, total, secondsLeft: left });
    },
    onError: (error) => {
      isOver = true;
      onState({ phase: 'failed', message: failureMessage(error) });
    },
    onSuccess: () => {
      onState({ phase: 'checking' });
      getMedia(uploadId(upload)).then(
        (media) => onState({ phase: 'done', media }),
        (error: Error) => onState({ phase: 'failed', message: error.message }),
      );
    },
  });

  upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous);
    goOn();
  }, goOn);

  return {
    pause: () => {
      void upload.abort();
      onState({ phase: 'paused', sent, total });
    },
    resume: goOn,
    cancel: () => {
      // the person is done with it, whether or not the server can be told now: it forgets unfinished uploads by itself
      upload.abort(!isOver).catch(() => {});
    },
  };
}

const uploadId = ({ url }: Upload) => url?.split('/').at(-1) ?? '';

const isJson = (error: DetailedError) =>
  (error.originalResponse?.getHeader('Content-Type') ?? '').startsWith('application/json');

/** No answer, or one from something in between; a refusal comes from the server itself and is JSON. */
const isConnectionLoss = (error: DetailedError) => !error.originalResponse || !isJson(error);

/** What is wrong, in the server's words: it is said beside the file, not in a toast. A lost session ends as ever. */
function failureMessage(error: Error): string {
  if (!(error instanceof DetailedError) || !error.originalResponse) return networkError().message;
  const body: unknown = isJson(error) ? JSON.parse(error.originalResponse.getBody()) : undefined;
  const known = errorOfAnswer({ status: error.originalResponse.getStatus(), body });
  if (endsSession(known)) requestFailed(known);
  return (body as ApiErrorBody | undefined)?.error ?? known.message;
}
