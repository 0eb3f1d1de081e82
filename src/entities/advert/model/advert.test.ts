import { expect, it } from 'vitest';
import { getListAdvertsResponseMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { toAdvert, toAdvertUpdate } from './advert';

it.each(getListAdvertsResponseMock())('sends the complete advert when $name is edited', (dto) => {
  expect(toAdvertUpdate(toAdvert(dto))).toEqual(dto);
});
