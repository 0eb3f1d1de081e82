import type { ScriptKind } from '@/shared/api';
import { basePath } from '@/shared/config';
import { readReport, type TestReport } from './test-report';

const TIMEOUT_MS = 5000;

/**
 * Runs a script in an iframe with an opaque origin, so that it has no access to this page; its network access is
 * restricted in `public/script-test.html`. Removing the iframe ends the script, even in an endless loop, in browsers
 * that run such frames in a separate process.
 *
 * @throws the signal's reason if the run is aborted
 */
export function runTest(kind: ScriptKind, code: string, signal: AbortSignal): Promise<TestReport> {
  const frame = document.createElement('iframe');
  frame.title = 'Test run';
  frame.sandbox.add('allow-scripts');
  // laid out with the size of a player, but outside the viewport
  Object.assign(frame.style, { position: 'fixed', insetInlineStart: '200vw', width: '40rem', height: '22.5rem' });
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = `${basePath}script-test.html`;

  const end = new AbortController();
  return new Promise<TestReport>((resolve, reject) => {
    const limit = setTimeout(() => resolve({ outcome: 'timeout' }), TIMEOUT_MS);
    end.signal.addEventListener('abort', () => clearTimeout(limit));
    signal.addEventListener('abort', () => reject(signal.reason), { signal: end.signal });
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      // a frame with an opaque origin can only be addressed with `*`
      if (data === 'ready') frame.contentWindow?.postMessage({ kind, code }, '*');
      const report = readReport(data);
      if (report !== null) resolve(report);
    };
    window.addEventListener('message', receive, { signal: end.signal });
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) resolve({ outcome: 'left' });
    });
    document.body.append(frame);
  }).finally(() => {
    end.abort();
    frame.remove();
  });
}
