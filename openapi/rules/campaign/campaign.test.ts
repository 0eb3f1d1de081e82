import { describe, expect, it } from 'vitest';
import { campaignCases } from './campaign.cases.ts';
import { campaignErrors } from './campaign.ts';

describe('campaignErrors', () => {
  it.each(campaignCases)('$what', ({ fields, format = 'working', refused }) => {
    const kind = format === 'overlay' ? 'overlay' : 'preroll';
    const terms = { format: { kind, isSold: format !== 'stopped', priceFloor: 60 } } as const;
    expect(campaignErrors({ bid: 60, ...fields }, terms)).toEqual(refused);
  });

  it('accepts an unchanged format and bid', () => {
    expect(campaignErrors({ bid: 1 }, { format: null })).toEqual({});
  });

  it('accepts an unchanged link that breaks a newer rule', () => {
    const advert_link = 'https://anna:secret@shop.example/';
    expect(campaignErrors({ advert_link }, { format: null, before: { advert_link } })).toEqual({});
    expect(campaignErrors({ advert_link: `${advert_link}a` }, { format: null, before: { advert_link } })).toEqual({
      advert_link: ['Leave out the name and password: everyone would see them'],
    });
  });
});
