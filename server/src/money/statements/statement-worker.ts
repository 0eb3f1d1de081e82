/** The thread that reads statements: what a file of strangers may hold takes a parser of XML a good while. */
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
