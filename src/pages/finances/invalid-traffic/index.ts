export { invalidTrafficSearch, requestedMonth } from './model/invalid-traffic-search';
export { InvalidTrafficPage } from './ui/invalid-traffic-page';
