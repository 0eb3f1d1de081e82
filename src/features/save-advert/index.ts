export { useCreateAdvert } from './api/use-create-advert';
export { useUpdateAdvert } from './api/use-update-advert';
export { emptyAdvert, toFormValues } from './model/advert-form';
export { AdvertForm } from './ui/advert-form';
