export { Chart, type ChartProps } from './chart';
export { FunnelChart } from './funnel-chart';
