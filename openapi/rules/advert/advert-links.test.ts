import { describe, expect, it } from 'vitest';
import { validateAdvertLinks } from './advert-links.ts';

const bad = 'https://anna:secret@shop.example/';
const fine = 'https://shop.example/';
const refusal = 'Leave out the name and password: everyone would see them';
const links = (link: string) => ({
  advert_link: link,
  vpaid: link,
  additional_trackers: [{ url: fine }, { url: link }],
  ord_advert: { target_urls: [link, fine] },
});

describe('validateAdvertLinks', () => {
  it('returns a message for each invalid address', () => {
    expect(validateAdvertLinks(links(bad))).toEqual({
      advert_link: refusal,
      vpaid: refusal,
      'additional_trackers.1.url': refusal,
      'ord_advert.target_urls.0': refusal,
    });
  });

  it.each([links(fine), {}, { advert_link: '', vpaid: null, ord_advert: null }])('accepts %j', (advert) => {
    expect(validateAdvertLinks(advert)).toEqual({});
  });

  it('accepts unchanged addresses that break a newer rule', () => {
    expect(validateAdvertLinks(links(bad), { advert_link: bad })).toEqual({});
    expect(Object.keys(validateAdvertLinks(links(bad), { advert_link: fine }))).toContain('advert_link');
  });
});
