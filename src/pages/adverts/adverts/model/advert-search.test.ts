import { expect, it } from 'vitest';
import { advertSearch } from './advert-search';

it('accepts the states of adverts only', () => {
  const search = { status: 'working,returned,moderate,deleted', owner: 7 };
  expect(advertSearch(search)).toEqual({ status: 'working,moderate,returned', owner: 7 });
});
