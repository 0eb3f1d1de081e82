import { describe, expect, test } from 'vitest';
import { emptyAdvert } from './advert-form';
import { type AdvertSection, advertSections, describeSection } from './advert-sections';
import { emptyRegistration } from './registration-form';

const empty = emptyAdvert({ advertLink: 'https://shop.example/', urlMarks: '' });
const source = '/media/31.mp4';
const known = { video: { source, text: '0:15, 1920 × 1080. Ready to play' } };
const registration = emptyRegistration('https://shop.example/');

describe('describeSection', () => {
  test.each<[AdvertSection, object, string]>([
    ['video', {}, 'No video'],
    ['video', { creative: source }, '0:15, 1920 × 1080. Ready to play'],
    ['video', { creative: 'blob:' }, 'Not uploaded yet'],
    [
      'video',
      { creative: '/media/9', use_vertical: true, use_compression: false, marking_in_video: true },
      'New video, uploaded, vertical, not compressed, with its marking',
    ],
    ['content', {}, 'None'],
    ['content', { title: 'Spring', description: 'Linen' }, 'Spring'],
    ['content', { description: 'Linen', category: 'IAB17' }, 'Linen, Sports'],
    ['tracking', {}, 'None'],
    ['tracking', { url_marks: 'utm_source=preroll' }, 'Link with utm_source=preroll'],
    [
      'tracking',
      {
        additional_trackers: ['start', 'start', 'clickTracking'].map((event) => ({
          event,
          url: 'https://stat.example/',
        })),
      },
      '3 trackers: win, click',
    ],
    ['vpaid', {}, 'Off'],
    [
      'vpaid',
      { use_vpaid: true, vpaid: 'https://cdn.example/a.js', interactive: true },
      'https://cdn.example/a.js, interactive',
    ],
    ['icon', {}, 'None'],
    ['icon', { icon: 'data:', icon_name: 'logo.svg' }, 'logo.svg'],
    ['registration', {}, 'Not registered: it is not shown without an ERID'],
    ['registration', { ord_advert: { ...registration, brand: 'Shop' } }, 'No ERID yet, Shop'],
    ['registration', { ord_advert: { ...registration, erid: '2VtzqwH1jKp' } }, 'ERID 2VtzqwH1jKp'],
    ['administration', {}, 'No restrictions'],
  ])('%s with %j: %s', (section, change, text) => {
    expect(describeSection(section, { ...empty, ...change }, known)).toBe(text);
  });
});

test('assigns every field to exactly one section', () => {
  const placed = advertSections.flatMap(({ fields }) => fields);
  expect(placed.toSorted()).toEqual([...new Set(placed)].toSorted());
  expect(placed).toEqual(expect.arrayContaining(Object.keys(empty)));
});
