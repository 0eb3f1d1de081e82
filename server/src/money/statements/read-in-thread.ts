import { type FieldErrors, invalid } from '../../platform/contract/api-error.ts';
import { threadOf } from '../../platform/threads/thread-of.ts';
import type { Reading, StatementLine } from './statement-line.ts';

export interface StatementTask {
  content: string;
  reading: Reading;
}

export type StatementAnswer = { lines: StatementLine[] } | { refused: FieldErrors };

const ask = threadOf<StatementTask, StatementAnswer>(new URL('./statement-worker.ts', import.meta.url));

/** `readStatement` in a worker thread. */
export async function readInThread(content: string, reading: Reading): Promise<StatementLine[]> {
  const answer = await ask({ content, reading });
  if ('refused' in answer) throw invalid(answer.refused);
  return answer.lines;
}
