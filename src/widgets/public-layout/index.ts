export { Entrance } from './ui/entrance';
export { PublicLayout } from './ui/public-layout';
