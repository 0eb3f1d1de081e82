export { ordAccessQueries } from './api/ord-access-queries';
export { ordSourceQueries } from './api/ord-source-queries';
export {
  contractTypeLabels,
  ordEnvironmentLabels,
  ordModeLabels,
  ordOperatorLabels,
  ordRoleLabels,
  ordStatusLabels,
  subjectTypeLabels,
} from './model/ord-labels';
export { LastCheck } from './ui/last-check';
