export { Chart, type ChartProps } from './chart';
export { type ChartView, ChartViews } from './chart-views';
export { FunnelChart } from './funnel-chart';
export { HeatMap } from './heat-map';
export { WorldMap } from './world-map';
