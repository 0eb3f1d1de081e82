export { FileDrop } from './file-drop';
export { FileFacts } from './file-facts';
export { FileTransfer } from './file-transfer';
export type { TransferState } from './transfer-state';
export type { Accept } from './validate-files';
