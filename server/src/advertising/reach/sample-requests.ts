import { categories } from '../dictionaries/categories.ts';
import { type City, openCities } from '../dictionaries/cities.ts';
import { countries } from '../dictionaries/countries.ts';
import type { WeightedRequest } from './estimate-reach.ts';
import { createRandom, type Random } from './random.ts';
import { languageOf, type SampleDevice, sampleDevices } from './sample-mix.ts';

const SAMPLE_SIZE = 20_000;
const DAY = 24 * 60 * 60 * 1000;

const continentOf = new Map(countries.map(({ code, continent }) => [code, continent]));
const parts = categories.filter(({ parent }) => parent !== null).map(({ code }) => code);
const words = ['news', 'football', 'recipes', 'cars', 'travel', 'films', 'games', 'music', 'health', 'sale'];

let made: { day: number; requests: Promise<WeightedRequest[]> } | undefined;

/**
 * Generates sample requests for estimates, until a day of real ones is recorded. They stay the same all day, weighted by
 * city size, with typical devices and browsers.
 */
export function sampleRequests(now: Date, days: number): Promise<readonly WeightedRequest[]> {
  const day = Math.floor(now.getTime() / DAY);
  if (made?.day !== day) made = { day, requests: makeRequests(day, days) };
  return made.requests;
}

async function makeRequests(day: number, days: number): Promise<WeightedRequest[]> {
  const { cities } = await openCities();
  const random = createRandom(1);
  const city = random.weighted(cities, ({ population }) => population);
  const device = random.weighted(sampleDevices, ({ weight }) => weight);
  return Array.from({ length: SAMPLE_SIZE }, () => makeRequest(random, city(), device(), (day - days) * DAY, days));
}

function makeRequest(random: Random, city: City, device: SampleDevice, from: number, days: number): WeightedRequest {
  const site = random.below(400);
  return {
    at: new Date(from + random.below(days * DAY)),
    feedId: null,
    device: device.device,
    os: device.os,
    osVersion: random.oneOf(device.versions) ?? null,
    browser: random.oneOf(device.browsers) ?? null,
    language: languageOf(city.country),
    ip: [random.below(222) + 1, random.below(256), random.below(256), random.below(256)].join('.'),
    referer: `${site % 3 === 0 ? 'www.' : ''}site-${site}.example`,
    source: `source-${site % 25}`,
    continent: continentOf.get(city.country) ?? null,
    country: city.country,
    region: city.region,
    cityId: city.id,
    resolutionId: null,
    categories: [parts[site % parts.length] ?? 'IAB24'],
    weight: 1,
    keywords: [words[site % words.length] ?? 'news', words[random.below(words.length)] ?? 'news'],
  };
}
