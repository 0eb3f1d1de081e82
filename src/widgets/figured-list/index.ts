export { useFiguredList } from './ui/use-figured-list';
