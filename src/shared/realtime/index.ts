export {
  $connection,
  $isConnectionMissing,
  accountLocked,
  advertChanged,
  connectionRequested,
  connectionsPaused,
  connectionsResumed,
  disconnectionRequested,
  firstConnected,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
