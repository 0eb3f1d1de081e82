export {
  $connection,
  advertChanged,
  type ConnectionState,
  connectionRequested,
  disconnectionRequested,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
