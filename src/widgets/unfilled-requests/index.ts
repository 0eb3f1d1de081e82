export { UnfilledRequests } from './ui/unfilled-requests';
