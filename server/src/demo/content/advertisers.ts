import { bakeryCampaigns } from './bakery-campaigns.ts';
import { clothesCampaigns } from './clothes-campaigns.ts';
import type { DemoAdvertiser } from './demo-campaign.ts';
import { performanceCampaigns } from './performance-campaigns.ts';
import { schoolCampaigns } from './school-campaigns.ts';

/** The content of the demo's three advertisers. */
export const demoAdvertisers: DemoAdvertiser[] = [
  {
    owner: 'advertiser',
    timezone: 'Europe/Moscow',
    folders: {
      campaign: ['Linden & Lark', 'Ovenbird Bakery', 'Ovenbird Bakery/Celebrations'],
      advert: ['Bakery', 'Clothes'],
    },
    groups: [
      { name: 'Clothes', status: 'working', folder: 'Linden & Lark', created: -95, near: 0.96 },
      { name: 'Bakery', status: 'working', folder: 'Ovenbird Bakery', created: -94 },
      {
        name: 'Celebrations',
        status: 'stopped',
        folder: 'Celebrations',
        created: -73,
        edits: [{ day: -9, was: { status: 'working' } }],
      },
    ],
    campaigns: [...clothesCampaigns, ...bakeryCampaigns],
  },
  {
    owner: 'advertiser2',
    timezone: 'Asia/Almaty',
    folders: { campaign: [], advert: ['Tidewell Bank', 'Starfold'] },
    groups: [
      { name: 'Tidewell Bank', status: 'working', created: -97 },
      { name: 'Starfold', status: 'working', created: -89, near: 0.9 },
    ],
    campaigns: performanceCampaigns,
  },
  {
    owner: 'multi',
    timezone: 'Europe/Moscow',
    folders: { campaign: [], advert: [] },
    groups: [{ name: 'Зимородок', status: 'working', created: -76 }],
    campaigns: schoolCampaigns,
  },
];
