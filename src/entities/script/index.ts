export { scriptQueries } from './api/script-queries';
export { scriptKindLabels, scriptStatusLabels } from './model/script-labels';
