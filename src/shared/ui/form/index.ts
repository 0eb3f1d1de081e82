export { Form } from './form';
export { formBehaviour } from './form-behaviour';
export { setServerErrors } from './set-server-errors';
export { SubmitButton } from './submit-button';
export { useUnsavedChangesGuard } from './use-unsaved-changes-guard';
