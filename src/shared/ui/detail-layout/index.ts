export { DetailAside, DetailColumns } from './detail-layout';
export { OverviewColumns, OverviewStack } from './overview-columns';
