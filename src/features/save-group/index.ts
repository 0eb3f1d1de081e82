export { type ChangedGroup, useChangeGroups } from './api/use-change-groups';
export { useCreateGroup } from './api/use-create-group';
export { useUpdateGroup } from './api/use-update-group';
export { EditGroupForm } from './ui/edit-group-form';
export { GroupMenu } from './ui/group-menu';
export { GroupSwitch } from './ui/group-switch';
export { NewGroupForm } from './ui/new-group-form';
