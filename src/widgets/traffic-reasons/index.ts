export { BackfillResults, InvalidEvents, UnfilledRequests } from './ui/traffic-reasons';
