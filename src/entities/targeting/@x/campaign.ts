export { deviceLabels, partLabel, targetingLabels } from '../model/labels';
export { limitLabels } from '../model/limit-labels';
