export { figureList, figuresPeriodKey, highestSpendFirst } from './model/figure-list';
export { listPeriod, periodParams, recordPeriod } from './model/figures-period';
export { figuresCurrency, tableTotals } from './model/table-totals';
export { type WithFigures, withFigures } from './model/with-figures';
export { FiguresFailure } from './ui/figures-failure';
export { ListFigures } from './ui/list-figures';
export { ListPeriodFilter } from './ui/list-period-filter';
export { type MetricColumnOptions, metricColumns } from './ui/metric-columns';
