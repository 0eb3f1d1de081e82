import { type Advert, toRegistration } from '@/entities/advert';
import type { AdvertFormOutput, EditedAdvert } from './advert-form';

/** The saved advert, with the registration as sent: the register has not answered yet. */
export const toEditedAdvert = (advert: Advert, { ord_advert }: AdvertFormOutput): EditedAdvert => ({
  advert,
  registration:
    ord_advert && toRegistration({ ...ord_advert, advert_id: advert.id, erir_status: 'processing', erir_messages: [] }),
});
