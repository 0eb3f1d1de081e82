export { Banner } from './banner';
export { BannerPlace } from './banner-place';
