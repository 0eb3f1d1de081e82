import { type City, openCities } from '../advertising/dictionaries/cities.ts';
import { countries } from '../advertising/dictionaries/countries.ts';
import type { Random } from '../advertising/reach/random.ts';
import { languageOf, sampleDevices } from '../advertising/reach/sample-mix.ts';
import type { AdRequest } from '../advertising/targeting/ad-request.ts';
import { prepareRequest } from '../advertising/targeting/prepared-request.ts';
import { compileTargeting, firstRefusal } from '../advertising/targeting/refused-by.ts';
import { type Targeting, withDefaults } from '../advertising/targeting/targeting.ts';

/** A viewer that an advert may be shown to. */
export interface DemoViewer {
  country: string;
  region: string;
  city: number;
  device: string;
  os: string;
  browser: string;
  language: string;
}

const markets = {
  RU: { RU: 84, BY: 6, KZ: 5, AM: 2, GE: 1, DE: 2 },
  KZ: { KZ: 72, RU: 19, UZ: 5, KG: 4 },
} as const;

export type DemoMarket = keyof typeof markets;

const MAX_DRAWS = 3_000;
const TARGET_VIEWERS = 240;

const continentOf = new Map(countries.map(({ code, continent }) => [code, continent]));

/** Draws viewers that match a campaign's targeting, in the proportions of its market. */
export async function drawViewers(
  { targeting, timezone, market }: { targeting: Targeting; timezone: string; market: DemoMarket },
  random: Random,
): Promise<DemoViewer[]> {
  const { cities } = await openCities();
  const shares: Readonly<Record<string, number>> = markets[market];
  const people = new Map<string, number>();
  for (const { country, population } of cities) people.set(country, (people.get(country) ?? 0) + population);
  const near = cities.filter(({ country }) => shares[country] !== undefined);
  const city = random.weighted(
    near,
    ({ country, population }) => ((shares[country] ?? 0) * population) / (people.get(country) ?? 1),
  );
  const device = random.weighted(sampleDevices, ({ weight }) => weight);
  // schedule and feeds are drawn separately
  const always = { ...withDefaults(targeting), active_hours: [], active_weekdays: [], feeds: [] };
  const compiled = compileTargeting(always, timezone);
  const viewers: DemoViewer[] = [];
  for (let drawn = 0; drawn < MAX_DRAWS && viewers.length < TARGET_VIEWERS; drawn += 1) {
    const request = requestOf(random, city(), device());
    if (firstRefusal(prepareRequest(request), compiled) === null) viewers.push(viewerOf(request));
  }
  return viewers.length > 0 ? viewers : [viewerOf(requestOf(random, city(), device()))];
}

function requestOf(random: Random, city: City, device: (typeof sampleDevices)[number]): AdRequest {
  return {
    at: new Date(0),
    feedId: null,
    device: device.device,
    os: device.os,
    osVersion: random.oneOf(device.versions) ?? null,
    browser: random.oneOf(device.browsers) ?? null,
    language: languageOf(city.country),
    ip: '192.0.2.1',
    referer: null,
    source: null,
    continent: continentOf.get(city.country) ?? null,
    country: city.country,
    region: city.region,
    cityId: city.id,
    resolutionId: null,
    categories: [],
    keywords: [],
  };
}

const viewerOf = ({ country, region, cityId, device, os, browser, language }: AdRequest): DemoViewer => ({
  country: country ?? '',
  region: region ?? '',
  city: cityId ?? 0,
  device: device ?? '',
  os: os ?? '',
  browser: browser ?? '',
  language: language ?? '',
});
