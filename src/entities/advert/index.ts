export { type AdvertListState, advertQueries, readAdvert, readMatchingAdverts } from './api/advert-queries';
export {
  type Advert,
  type AdvertCreative,
  type AdvertStatus,
  toAdvert,
  toAdvertFields,
  toAdvertUpdate,
} from './model/advert';
export { refuseStatusChange } from './model/advert-status-policy';
export { advertStatusLabels, loadingStatusLabels, registrationStatusLabels } from './model/labels';
export { refuseOrdAdvert } from './model/ord-advert-policy';
export { type Registration, toOrdAdvertInput, toRegistration } from './model/registration';
export { type FormatKind, trackingEventName, trackingEventsOf } from './model/tracking-events';
export { markLink, refuseUrlMarks, type UrlMacro, urlMacros } from './model/url-marks';
export { refuseVpaid } from './model/vpaid';
export { type ServingFix, whyNotServing } from './model/why-not-serving';
export { AdvertStatusBadge } from './ui/advert-status-badge';
