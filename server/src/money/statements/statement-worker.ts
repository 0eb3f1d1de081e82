/** The worker thread that parses statements, because parsing a hostile XML file can take long. */
import { parentPort } from 'node:worker_threads';
import { ApiError } from '../../platform/contract/api-error.ts';
import type { ParseResult, StatementTask } from './parse-in-worker.ts';
import { parseStatement } from './parse-statement.ts';

const read = ({ content, options }: StatementTask): ParseResult => {
  try {
    return { lines: parseStatement(content, options) };
  } catch (error) {
    if (error instanceof ApiError && error.fields) return { refused: error.fields };
    throw error;
  }
};

parentPort?.on('message', (task: StatementTask) => parentPort?.postMessage(read(task)));
