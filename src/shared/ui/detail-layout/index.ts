export { DetailAside, DetailColumns } from './detail-layout';
