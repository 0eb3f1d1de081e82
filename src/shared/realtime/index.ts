export {
  $connection,
  advertChanged,
  connectionRequested,
  disconnectionRequested,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
