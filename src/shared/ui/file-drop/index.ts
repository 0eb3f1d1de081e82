export { FileDrop } from './file-drop';
export { FileFacts } from './file-facts';
export { FileTransfer } from './file-transfer';
export type { Accept } from './refuse-files';
export type { TransferState } from './transfer-state';
