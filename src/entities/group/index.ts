export { type GroupListState, groupQueries } from './api/group-queries';
export { type Group, type GroupStatus, groupStatusLabels, toGroup } from './model/group';
export { groupServing, groupStateLabels } from './model/group-serving';
export { GroupField } from './ui/group-field';
export { GroupState } from './ui/group-state';
export { toGroupOptions } from './ui/to-group-options';
