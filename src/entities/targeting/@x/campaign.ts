export { deviceLabels, partLabel, targetingLabels } from '../model/labels';
