/** The worker thread that parses statements, because parsing a hostile XML file can take long. */
import { parentPort } from 'node:worker_threads';
import { ApiError } from '../../platform/contract/api-error.ts';
import type { StatementAnswer, StatementTask } from './read-in-thread.ts';
import { readStatement } from './read-statement.ts';

const read = ({ content, reading }: StatementTask): StatementAnswer => {
  try {
    return { lines: readStatement(content, reading) };
  } catch (error) {
    if (error instanceof ApiError && error.fields) return { refused: error.fields };
    throw error;
  }
};

parentPort?.on('message', (task: StatementTask) => parentPort?.postMessage(read(task)));
