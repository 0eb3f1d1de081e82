import { type FieldErrors, invalid } from '../../platform/contract/api-error.ts';
import { threadOf } from '../../platform/threads/thread-of.ts';
import type { ParseOptions, StatementLine } from './statement-line.ts';

export interface StatementTask {
  content: string;
  options: ParseOptions;
}

export type ParseResult = { lines: StatementLine[] } | { refused: FieldErrors };

const ask = threadOf<StatementTask, ParseResult>(new URL('./statement-worker.ts', import.meta.url));

/** `parseStatement` in a worker thread. */
export async function parseInWorker(content: string, options: ParseOptions): Promise<StatementLine[]> {
  const answer = await ask({ content, options });
  if ('refused' in answer) throw invalid(answer.refused);
  return answer.lines;
}
