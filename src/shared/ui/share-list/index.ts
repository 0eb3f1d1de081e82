export { formatShare, ShareList } from './share-list';
