export { formatQueries } from './api/format-queries';
export { formatKindLabels } from './model/format-kind-labels';
