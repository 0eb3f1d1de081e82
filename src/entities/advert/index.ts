export { advertQueries, readAdvert } from './api/advert-queries';
export {
  type Advert,
  type AdvertCreative,
  type AdvertStatus,
  toAdvert,
  toAdvertUpdate,
} from './model/advert';
export { refuseStatusChange } from './model/advert-status-policy';
export { advertStatusLabels, loadingStatusLabels, registrationStatusLabels } from './model/labels';
export { moderatedFields } from './model/moderated-fields';
export type { Registration } from './model/registration';
export { firstTrackingEvent, trackingEventNames } from './model/tracking-events';
export { AdvertStatusBadge } from './ui/advert-status-badge';
