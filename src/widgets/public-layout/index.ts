export { Entrance } from './ui/entrance';
export { EntranceButton } from './ui/entrance-button';
export { ProductPicture } from './ui/product-picture';
export { PublicLayout } from './ui/public-layout';
