export { unsubscription } from './api/unsubscription';
export { UnsubscribePage } from './ui/unsubscribe-page';
