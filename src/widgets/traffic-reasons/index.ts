export { InvalidEvents, UnfilledRequests } from './ui/traffic-reasons';
