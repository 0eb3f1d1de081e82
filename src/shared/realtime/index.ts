export {
  $connection,
  $isConnectionMissing,
  advertChanged,
  connectionRequested,
  connectionsPaused,
  connectionsResumed,
  disconnectionRequested,
  firstConnected,
  reconnected,
  sessionRefused,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
