export { ApiError, ValidationError } from './api-error';
export {
  belongsToForm,
  endsSession,
  errorOfAnswer,
  failureText,
  isJsonType,
  isNotFound,
  isTokenError,
  mayPass,
  messageOf,
  networkError,
} from './error-catalogue';
// whatever the contract has: the generated barrels grow with it
export * from './generated/endpoints';
export type * from './generated/model';
export { $identity, type Identity, identityChanged, identityHeaders, requestFailed } from './http';
export { withTotal } from './with-total';
