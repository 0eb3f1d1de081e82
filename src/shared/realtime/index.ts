export {
  $connection,
  advertChanged,
  connectionRequested,
  connectionsHeld,
  connectionsReleased,
  disconnectionRequested,
  reconnected,
  transcodingFailed,
  transcodingSucceeded,
} from './connection';
