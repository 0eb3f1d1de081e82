export { useRemoveAdvertAction } from './ui/use-remove-advert-action';
