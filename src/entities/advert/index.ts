export {
  type AdvertListState,
  advertQueries,
  readAdvert,
  readMatchingAdverts,
  readMatchingFigures,
} from './api/advert-queries';
export {
  type Advert,
  type AdvertCreative,
  type AdvertState,
  type AdvertStatus,
  advertStateOf,
  toAdvert,
  toAdvertFields,
  toAdvertUpdate,
} from './model/advert';
export { advertLabels, payTypeLabels, registrationFormLabels, registrationLabels } from './model/advert-labels';
export { describeAdvertChange } from './model/describe-advert-change';
export { creativeFacts, describeCreative } from './model/describe-creative';
export { explainObstacle, type ObstacleFix, obstaclesOf } from './model/explain-obstacle';
export { advertStateLabels, loadingStatusLabels, registrationState } from './model/labels';
export { type Registration, toOrdAdvertInput, toRegistration } from './model/registration';
export { AdvertStatusBadge } from './ui/advert-status-badge';
export { PreviewsPoster } from './ui/previews-poster';
