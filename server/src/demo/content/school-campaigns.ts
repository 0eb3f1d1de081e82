import type { DemoCampaign } from './demo-campaign.ts';
import { moscow, russia, within } from './places.ts';

const school = { brand: 'school', group: 'Зимородок' } as const;

export const schoolCampaigns: DemoCampaign[] = [
  {
    brand: 'coffee',
    name: 'City coffee',
    status: 'working',
    bid: 60,
    created: -64,
    starts: -60,
    ran: { from: -60, shows: 3_000, weekend: 0.65, trend: 0.1, clickRate: 0.012 },
    targeting: within(moscow),
    adverts: [
      { name: 'Coffee within 200 metres', script: 'Coffee map 2.3', title: 'The nearest cup', status: 'working' },
    ],
  },
  {
    ...school,
    name: 'Школа «Зимородок»: набор в группы',
    status: 'working',
    bid: 88,
    created: -75,
    starts: -72,
    ends: 20,
    ran: { from: -72, shows: 7_700, weekend: 1.15, trend: 0.5, clickRate: 0.01 },
    targeting: { ...within(russia), languages: { white: ['ru'], black: [] } },
    near: { shows_limit_all_time: 0.97 },
    edits: [{ day: -26, was: { name: 'Школа «Зимородок»' } }],
    adverts: [
      {
        name: 'Говорите с первого урока 30s',
        clip: 'school',
        title: 'Говорите с первого урока',
        description: 'Группы по шесть человек, утром и вечером',
        status: 'working',
      },
      { name: 'Пробный урок 30s', clip: 'school', title: 'Первый урок бесплатно', status: 'approved', register: 'bad' },
    ],
  },
  {
    ...school,
    name: 'Курсы для детей',
    status: 'working',
    bid: 84,
    created: -33,
    starts: -29,
    ran: { from: -29, shows: 3_400, weekend: 1.45, clickRate: 0.014 },
    targeting: within(russia),
    near: { shows_limit_day: 0.95 },
    adverts: [{ name: 'Первый урок вместе с родителями 30s', clip: 'school', title: 'С пяти лет', status: 'working' }],
  },
  {
    ...school,
    name: 'Разговорный клуб',
    status: 'working',
    format: 'postroll',
    bid: 45,
    created: -2,
    starts: 5,
    targeting: { active_weekdays: [5, 6, 7] },
    adverts: [
      {
        name: 'Тема недели',
        clip: 'school',
        script: 'Poll 1.0',
        title: 'О чём поговорим?',
        status: 'working',
        register: 'processing',
      },
    ],
  },
];
