export { useFiguredList } from './ui/use-figured-list';
export { usePeriodList } from './ui/use-period-list';
