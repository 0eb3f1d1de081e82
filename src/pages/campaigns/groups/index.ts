export { groupSearch } from './model/group-search';
export { GroupsPage } from './ui/groups-page';
