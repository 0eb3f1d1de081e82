import { type Advert, toRegistration } from '@/entities/advert';
import type { AdvertFormOutput, EditedAdvert } from './advert-form';

/** The advert as it was saved; what the register makes of a changed registration is yet to come. */
export const afterSaving = (advert: Advert, { ord_advert }: AdvertFormOutput): EditedAdvert => ({
  advert,
  registration:
    ord_advert && toRegistration({ ...ord_advert, advert_id: advert.id, erir_status: 'processing', erir_messages: [] }),
});
