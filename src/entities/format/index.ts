export { formatQueries } from './api/format-queries';
export { fileTypeLabels, formatKindLabels, formatStatusLabels } from './model/format-labels';
