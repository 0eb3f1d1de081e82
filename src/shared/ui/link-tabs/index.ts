export { LinkTab, LinkTabs } from './link-tabs';
