export {
  $connection,
  advertChanged,
  connectionRequested,
  connectionsHeld,
  connectionsReleased,
  disconnectionRequested,
  firstConnected,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
