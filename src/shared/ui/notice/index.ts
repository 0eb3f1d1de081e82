export { Notice } from './notice';
export { NoticeList } from './notice-list';
