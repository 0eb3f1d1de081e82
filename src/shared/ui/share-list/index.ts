export { ShareList, writeShare } from './share-list';
