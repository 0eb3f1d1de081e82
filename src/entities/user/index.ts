export { fetchedCurrencyOf, useCurrencyOf } from './api/use-currency-of';
export { readAllUsers, type UserListState, userQueries } from './api/user-queries';
export { describeAgent } from './model/describe-agent';
export { describeUserChange } from './model/describe-user-change';
export type { User } from './model/user';
export { legalFormLabels, panelLabels, userLabels, userStatusLabels } from './model/user-labels';
export { ManagerField } from './ui/manager-field';
export { OwnerField } from './ui/owner-field';
export { UserStatusBadge } from './ui/user-status-badge';
