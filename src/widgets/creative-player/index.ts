export { CreativePlayer } from './ui/creative-player';
