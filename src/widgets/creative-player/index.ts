export { formatAdvertLabel } from './lib/format-advert-label';
export { CreativePlayer } from './ui/creative-player';
