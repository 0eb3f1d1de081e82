export { VideoPlayer, type VideoPlayerHandle } from './video-player';
