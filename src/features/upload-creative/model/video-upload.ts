import { attach } from 'effector';
import { DetailedError, Upload } from 'tus-js-client';
import {
  $identity,
  endsSession,
  errorOfAnswer,
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
/** A lost connection is tried again for about an hour, then the person decides. */
const RETRY_DELAYS = [500, 1000, 2000, ...Array<number>(720).fill(5000)];

const readIdentityFx = attach({ source: $identity, effect: (identity) => identity });

/** An upload that can be paused, resumed and cancelled. */
export interface VideoUpload {
  /** It tells no state any more until it is resumed. */
  pause(): void;
  /** Goes on from where it stopped, or once more where it failed. */
  resume(): void;
  /** Nothing of it stays on the server, and nothing is heard of it. */
  cancel(): void;
}

/**
 * Sends a file in a resumable way (tus). Where the same file was begun before, in this browser, it goes on from there.
 *
 * @param onState hears each state, from the first byte to `done` or `failed`
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

/** How far an upload has come, and where the server keeps it. */
interface Reached {
  sent: number;
  url: string | null;
}

/**
 * One go at an upload. tus keeps timers and requests of its own, which may outlive a pause by a moment: a stopped run
 * sends nothing and says nothing any more, and to go on is another run.
 */
function startRun(file: File, from: Reached, onState: (state: UploadState) => void) {
  const total = file.size;
  let { sent } = from;
  let pace = { from: sent, since: performance.now() };
  let isLive = true;
  /** The server has refused it, and kept nothing. */
  let isRefused = false;

  const tell = (state: UploadState) => {
    if (isLive) onState(state);
  };
  const end = (state: UploadState) => {
    tell(state);
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
      // a request that was aborted before it was sent would be sent all the same
      if (!isLive && request.getMethod() !== 'DELETE') throw new Error('The upload was stopped');
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onShouldRetry: (error) => {
      // a cancelled upload is asked too, when its removal failed: the server forgets unfinished uploads by itself
      if (!isLive || !isConnectionLoss(error)) return false;
      tell({ phase: 'waiting', sent, total });
      return true;
    },
    onProgress: (bytes) => {
      // after a pause the count begins at what the server has
      if (bytes < pace.from || sent === 0) pace = { from: bytes, since: performance.now() };
      sent = bytes;
      const sofar = { bytes: bytes - pace.from, milliseconds: performance.now() - pace.since };
      const left = secondsLeft(sofar, total - bytes);
      tell(bytes === total ? { phase: 'checking' } : { phase: 'uploading', sent, total, secondsLeft: left });
    },
    onError: (error) => {
      isRefused = error instanceof DetailedError && error.originalResponse !== null;
      if (isLive) end({ phase: 'failed', message: failureMessage(error) });
    },
    onSuccess: () => {
      tell({ phase: 'checking' });
      getMedia(uploadId(upload)).then(
        (media) => end({ phase: 'done', media }),
        (error) => end({ phase: 'failed', message: messageOf(error) }),
      );
    },
  });

  const go = () => {
    if (!isLive) return;
    tell({ phase: 'uploading', sent, total, secondsLeft: null });
    upload.start();
  };

  upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous);
    go();
  }, go);

  /** @returns whether there was anything to stop */
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
      // the person is done with it, whether or not the server can be told now
      upload.abort(!isRefused).catch(() => {});
    },
    reached: (): Reached => ({ sent, url: upload.url ?? from.url }),
  };
}

const uploadId = ({ url }: Upload) => url?.split('/').at(-1) ?? '';

const isJson = (error: DetailedError) => isJsonType(error.originalResponse?.getHeader('Content-Type'));

/** No answer, or one from something in between; a refusal comes from the server itself and is JSON. */
const isConnectionLoss = (error: DetailedError) => !error.originalResponse || !isJson(error);

/** What is wrong, in the server's words: it is said beside the file, not in a toast. A lost session ends as ever. */
function failureMessage(error: Error): string {
  if (!(error instanceof DetailedError) || !error.originalResponse) return networkError().message;
  const text = error.originalResponse.getBody();
  // an answer to HEAD tells its type, and has no body
  const body: unknown = isJson(error) && text !== '' ? JSON.parse(text) : undefined;
  const known = errorOfAnswer({ status: error.originalResponse.getStatus(), body });
  if (endsSession(known)) requestFailed(known);
  return known.reason;
}
