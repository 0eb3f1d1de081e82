import { describe, expect, it } from 'vitest';
import { urlMarksCases } from './url-marks.cases.ts';
import { markLink, validateUrlMarks } from './url-marks.ts';

describe('validateUrlMarks', () => {
  it.each(urlMarksCases)('"%s": %s', (marks, refusal) => expect(validateUrlMarks(marks)).toBe(refusal));
});

const values = { campaign_id: '12', advert_id: '31', site_id: '5', click_id: 'a/b', erid: '2Vtz' };

describe('markLink', () => {
  it.each([
    ['https://a.example/', '', 'https://a.example/'],
    ['https://a.example/', 'c={campaign_id}&a={advert_id}', 'https://a.example/?c=12&a=31'],
    ['https://a.example/?x=1', 'erid={erid}', 'https://a.example/?x=1&erid=2Vtz'],
    ['https://a.example/?', 'a=1', 'https://a.example/?a=1'],
    ['https://a.example/?x=1&', 'a=1', 'https://a.example/?x=1&a=1'],
    ['https://a.example/#top', 's={site_id}', 'https://a.example/?s=5#top'],
    ['https://a.example/', 'c={click_id}', 'https://a.example/?c=a%2Fb'],
    ['https://a.example/', 'c={city}', 'https://a.example/?c={city}'],
  ])('%s with "%s" is %s', (link, marks, marked) => expect(markLink(link, marks, values)).toBe(marked));
});
