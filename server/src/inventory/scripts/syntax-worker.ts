/** The worker thread for parsing: thousands of declarations in one scope take the parser seconds. */
import { parentPort, workerData } from 'node:worker_threads';
import { findSyntaxError } from './find-syntax-error.ts';

parentPort?.postMessage(findSyntaxError(workerData));
