export {
  $connection,
  $isConnectionMissing,
  advertChanged,
  connectionRequested,
  disconnectionRequested,
  firstConnected,
  notificationsChanged,
  reconnected,
  sessionRefused,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
