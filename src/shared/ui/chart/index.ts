export { Chart, type ChartProps } from './chart';
export { FunnelChart } from './funnel-chart';
export { HeatMap } from './heat-map';
export { WorldMap } from './world-map';
