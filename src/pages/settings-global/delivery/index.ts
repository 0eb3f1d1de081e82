export { deliveryProcesses } from './api/delivery-processes';
export { DeliveryPage } from './ui/delivery-page';
