export { Entrance } from './ui/entrance';
export { EntranceButton } from './ui/entrance-button';
export { PublicLayout } from './ui/public-layout';
