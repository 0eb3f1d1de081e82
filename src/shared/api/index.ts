export { ApiError, LockedError, ValidationError } from './api-error';
export { changeActionLabels } from './change-action-labels';
export {
  belongsToForm,
  contentFailure,
  endsSession,
  errorFromResponse,
  failureText,
  isJsonType,
  isNotFound,
  isTokenError,
  isTransient,
  isUnavailable,
  messageOf,
  networkError,
} from './error-catalogue';
// exports the generated barrels whole, so that new operations need no edit here
export * from './generated/endpoints';
export * from './generated/model';
export { historyParts } from './history-parts';
export { $identity, type Identity, identityChanged, identityHeaders, requestFailed } from './http';
export { visibleFieldChanges } from './visible-field-changes';
export { withPage } from './with-page';
