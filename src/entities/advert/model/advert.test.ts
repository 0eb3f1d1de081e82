import { expect, it } from 'vitest';
import { getListAdvertsResponseMock } from '@/shared/api/generated/endpoints/adverts/adverts.msw';
import { toAdvert, toAdvertUpdate } from './advert';

it.each(getListAdvertsResponseMock())('an edit of $name sends the whole advert back', (dto) => {
  expect(toAdvertUpdate(toAdvert(dto))).toEqual(dto);
});
