import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Upload } from 'tus-js-client';
import type { components } from '../../server/src/platform/contract/generated/contract.d.ts';
import { ApiSession } from '../lib/api-session.ts';
import { makeLargeVideo } from '../lib/large-video.ts';
import { RealServer } from '../lib/real-server.ts';
import type { Measurement } from './measurement.ts';
import { memoryGrowthDuring } from './resident-memory.ts';

type MediaFile = components['schemas']['MediaFile'];

const MEGABYTE = 1000 * 1000;
const FILE_SIZE = 500 * MEGABYTE;
const MAX_MEMORY_GROWTH = 150;
const INTERRUPTED_AT = 0.6;

/** Uploads a video of 500 MB twice: without interruption, measuring the server's memory, and interrupted at 60 %. */
export async function benchUpload(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-bench-'));
  const server = new RealServer();
  try {
    await server.start();
    const session = await ApiSession.signIn(server.url, 'advertiser');
    const { path, sha256 } = makeLargeVideo(folder, 'large', FILE_SIZE);

    const start = performance.now();
    const growth = await memoryGrowthDuring(server.pid, async () => void (await upload(session, path)));
    const seconds = (performance.now() - start) / 1000;

    const cut = await uploadUntil(session, path, INTERRUPTED_AT);
    const media = await upload(session, path, cut.url);
    const same = (await sha256Of(`${server.url}${media.url}`)) === sha256;
    return [
      {
        what: 'upload of 500 MB: growth of the server',
        measured: `${growth.toFixed(0)} MiB (in ${seconds.toFixed(1)} s)`,
        budget: `${MAX_MEMORY_GROWTH} MiB`,
        isMet: growth < MAX_MEMORY_GROWTH,
      },
      {
        what: `upload cut at ${INTERRUPTED_AT * 100} % and resumed`,
        measured: `${same ? 'identical' : 'DIFFERENT'}, went on at ${((cut.arrived / FILE_SIZE) * 100).toFixed(0)} %`,
        budget: 'identical',
        isMet: same && cut.arrived > 0,
      },
    ];
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true });
  }
}

const options = (session: ApiSession, path: string) => ({
  endpoint: session.mediaUrl,
  headers: session.headers,
  metadata: { filename: basename(path), filetype: 'video/mp4' },
  uploadSize: statSync(path).size,
  retryDelays: null,
});

/** @param uploadUrl URL of an upload to resume; undefined starts a new one */
function upload(session: ApiSession, path: string, uploadUrl?: string): Promise<MediaFile> {
  return new Promise((resolve, reject) => {
    new Upload(createReadStream(path), {
      ...options(session, path),
      uploadUrl,
      chunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onSuccess: ({ lastResponse }) => resolve(JSON.parse(lastResponse.getBody())),
    }).start();
  });
}

/**
 * Breaks the connection once this share of the file was sent.
 *
 * @returns the URL to resume, and the received bytes
 */
async function uploadUntil(
  session: ApiSession,
  path: string,
  share: number,
): Promise<{ url: string; arrived: number }> {
  const url = await new Promise<string>((resolve, reject) => {
    const begun = new Upload(createReadStream(path), {
      ...options(session, path),
      chunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onProgress: (sent) => {
        if (sent < FILE_SIZE * share || !begun.url) return;
        const { url } = begun;
        begun.abort().then(() => resolve(url), reject);
      },
    });
    begun.start();
  });
  const response = await fetch(url, { method: 'HEAD', headers: { ...session.headers, 'Tus-Resumable': '1.0.0' } });
  return { url, arrived: Number(response.headers.get('Upload-Offset')) };
}

async function sha256Of(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const hash = createHash('sha256');
  for await (const chunk of response.body) hash.update(chunk);
  return hash.digest('hex');
}
