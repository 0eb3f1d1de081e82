export { groupList } from './model/group-list';
export { groupSearch } from './model/group-search';
export { GroupsPage } from './ui/groups-page';
