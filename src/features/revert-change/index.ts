export type { Revertible } from './model/revertible';
export { revertibleAdvert } from './model/revertible-advert';
export { revertibleCampaign, revertibleGroup } from './model/revertible-campaign';
export { revertibleSettings } from './model/revertible-settings';
export { revertiblePlacement, revertibleSite } from './model/revertible-site';
export { revertibleUser } from './model/revertible-user';
export { withRevert } from './ui/revert-actions';
export { useRevert } from './ui/use-revert';
