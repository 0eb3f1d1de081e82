export { listPeriod, periodParams, recordPeriod } from './model/figures-period';
export { ListFigures } from './ui/list-figures';
export { RecordFigures } from './ui/record-figures';
