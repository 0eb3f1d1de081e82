import { attach } from 'effector';
import { DetailedError, Upload } from 'tus-js-client';
import {
  $identity,
  endsSession,
  errorFromResponse,
  getMedia,
  identityHeaders,
  isJsonType,
  messageOf,
  networkError,
  requestFailed,
} from '@/shared/api';
import { forgetUpload, uploadNotes } from './upload-notes';
import { secondsLeft, type UploadState } from './upload-state';

const ENDPOINT = '/backend/api/media';
/** Retries after a lost connection for about an hour; after that the user decides. */
const RETRY_DELAYS = [500, 1000, 2000, ...Array<number>(720).fill(5000)];

const readIdentityFx = attach({ source: $identity, effect: (identity) => identity });

/** An upload that can be paused, resumed and cancelled. */
export interface VideoUpload {
  /** Stops the upload and reports no state until it is resumed. */
  pause(): void;
  /** Continues where it stopped, or retries after a failure. */
  resume(): void;
  /** Removes what was uploaded and reports no further state. */
  cancel(): void;
}

/**
 * Uploads a file with the resumable protocol tus. Resumes an unfinished upload of the same file from this browser.
 *
 * @param onState called with each state, from the first byte to `done` or `failed`
 */
export function startVideoUpload(file: File, onState: (state: UploadState) => void): VideoUpload {
  let run = startRun(file, { sent: 0, url: null }, onState);
  return {
    pause: () => {
      if (run.stop()) onState({ phase: 'paused', sent: run.reached().sent, total: file.size });
    },
    resume: () => {
      run.stop();
      run = startRun(file, run.reached(), onState);
    },
    cancel: () => run.discard(),
  };
}

/** The number of bytes sent, and the URL of the upload. */
interface Reached {
  sent: number;
  url: string | null;
}

/**
 * A single attempt at an upload. Timers and requests of tus may outlive a pause by a moment: a stopped run sends and
 * reports nothing, and resuming starts a new run.
 */
function startRun(file: File, from: Reached, onState: (state: UploadState) => void) {
  const total = file.size;
  let { sent } = from;
  let pace = { from: sent, since: performance.now() };
  let isLive = true;
  /** Whether the server refused the upload and kept nothing. */
  let isRefused = false;

  const report = (state: UploadState) => {
    if (isLive) onState(state);
  };
  const end = (state: UploadState) => {
    report(state);
    isLive = false;
  };

  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    uploadUrl: from.url,
    metadata: { filename: file.name, filetype: file.type },
    retryDelays: RETRY_DELAYS,
    urlStorage: uploadNotes,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      const headers = identityHeaders(await readIdentityFx());
      // tus would send a request even if it was aborted before being sent
      if (!isLive && request.getMethod() !== 'DELETE') throw new Error('The upload was stopped');
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onShouldRetry: (error) => {
      // also called if removing a cancelled upload fails: no retry, because the server deletes unfinished uploads
      // itself
      if (!isLive || !isConnectionLoss(error)) return false;
      report({ phase: 'waiting', sent, total });
      return true;
    },
    onProgress: (bytes) => {
      // after a pause, the speed is measured from the bytes that the server already has
      if (bytes < pace.from || sent === 0) pace = { from: bytes, since: performance.now() };
      sent = bytes;
      const sofar = { bytes: bytes - pace.from, milliseconds: performance.now() - pace.since };
      const left = secondsLeft(sofar, total - bytes);
      report(bytes === total ? { phase: 'checking' } : { phase: 'uploading', sent, total, secondsLeft: left });
    },
    onError: (error) => {
      isRefused = error instanceof DetailedError && error.originalResponse !== null;
      if (isLive) end({ phase: 'failed', message: failureMessage(error) });
    },
    onSuccess: () => {
      report({ phase: 'checking' });
      getMedia(uploadId(upload)).then(
        (media) => end({ phase: 'done', media }),
        (error) => end({ phase: 'failed', message: messageOf(error) }),
      );
    },
  });

  const go = () => {
    if (!isLive) return;
    report({ phase: 'uploading', sent, total, secondsLeft: null });
    upload.start();
  };

  upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous);
    go();
  }, go);

  /** @returns whether an upload was running */
  const stop = () => {
    if (!isLive) return false;
    isLive = false;
    void upload.abort();
    return true;
  };

  return {
    stop,
    discard: () => {
      isLive = false;
      if (upload.url) void forgetUpload(upload.url);
      // for the user the upload is over, even if the server can't be reached
      upload.abort(!isRefused).catch(() => {});
    },
    reached: (): Reached => ({ sent, url: upload.url ?? from.url }),
  };
}

const uploadId = ({ url }: Upload) => url?.split('/').at(-1) ?? '';

const isJson = (error: DetailedError) => isJsonType(error.originalResponse?.getHeader('Content-Type'));

/** Whether there was no response, or one from a proxy: refusals by the server itself are JSON. */
const isConnectionLoss = (error: DetailedError) => !error.originalResponse || !isJson(error);

/** The server's message, shown next to the file and not in a toast. An expired session is handled as usual. */
function failureMessage(error: Error): string {
  if (!(error instanceof DetailedError) || !error.originalResponse) return networkError().message;
  const text = error.originalResponse.getBody();
  // responses to HEAD have a content type but no body
  const body: unknown = isJson(error) && text !== '' ? JSON.parse(text) : undefined;
  const known = errorFromResponse({ status: error.originalResponse.getStatus(), body });
  if (endsSession(known)) requestFailed(known);
  return known.reason;
}
