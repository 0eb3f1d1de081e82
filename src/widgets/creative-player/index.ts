export { writeAdvertLabel } from './lib/write-advert-label';
export { CreativePlayer } from './ui/creative-player';
