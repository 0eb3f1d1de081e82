export { changeActionLabels } from './change-action-labels';
export { toldFields } from './told-fields';
