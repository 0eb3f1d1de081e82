import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCities } from '../src/advertising/dictionaries/cities.ts';
import { regions } from '../src/advertising/dictionaries/regions.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let caller: Caller;
beforeAll(async () => {
  test = await startTestApp();
  caller = await test.as(await test.createUser(), 'advertiser');
});
afterAll(() => test.close());

const list = async <T>(path: string) => {
  const { status, body } = await caller.call<{ items: T[]; total: number }>('GET', `dictionaries/${path}`);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body.items;
};
const cities = (query: string) => list<Schemas['City']>(`cities?${query}`);
const places = (query = '') => list<Schemas['Place']>(`places?${query}`);

describe('dictionaries', () => {
  it('have all countries, by their common names', async () => {
    const countries = await list<Schemas['Country']>('countries');
    expect(countries).toHaveLength(249);
    expect(countries).toContainEqual({ code: 'IR', name: 'Iran', continent: 'AS' });
  });

  it('have the regions of a country', async () => {
    const germany = await list<Schemas['Region']>('regions?country=DE');
    expect(germany).toHaveLength(16);
    expect(germany[0]).toEqual({ code: 'DE-BW', name: 'Baden-Württemberg', country: 'DE' });
  });

  it('have languages, categories and systems', async () => {
    expect(await list('languages')).toContainEqual({ code: 'de', name: 'German' });
    const categories = await list<Schemas['Category']>('categories');
    expect(categories.filter(({ parent }) => parent === null)).toHaveLength(26);
    expect(categories).toContainEqual({ code: 'IAB17-44', name: 'World Soccer', parent: 'IAB17' });
    expect(categories).toContainEqual({ code: 'IAB19-6', name: 'Cell Phones', parent: 'IAB19' });
    const { body } = await caller.call<Schemas['Systems']>('GET', 'dictionaries/systems');
    expect(body.browsers).toContainEqual({ code: 'chrome', name: 'Chrome' });
  });
});

describe('cities', () => {
  it('are found by the beginning of any word of their name, largest first', async () => {
    expect((await cities('search=berl&limit=1'))[0]).toEqual({
      id: 2950159,
      name: 'Berlin',
      country: 'DE',
      region: 'DE-BE',
      population: 3426354,
      path: ['Europe', 'Germany', 'Berlin'],
    });
    expect((await cities('search=SAO+PAU'))[0]).toMatchObject({ name: 'São Paulo', region: 'BR-SP' });
    expect((await cities('search=york&limit=1'))[0]).toMatchObject({ name: 'New York City', region: 'US-NY' });
    expect((await cities('search=paris&country=US'))[0]).toMatchObject({ country: 'US' });
    expect((await cities('search=&region=DE-HH&limit=1'))[0]).toMatchObject({ name: 'Hamburg' });
  });

  it('are read by id, in the order of the ids', async () => {
    const named = await cities('ids=2988507&ids=1&ids=2950159');
    expect(named.map(({ name }) => name)).toEqual(['Paris', 'Berlin']);
  });

  it.each([
    ['Moscow', 'RU', 'RU-MOW'],
    ['Saint Petersburg', 'RU', 'RU-SPE'],
    ['Novosibirsk', 'RU', 'RU-NVS'],
    ['Munich', 'DE', 'DE-BY'],
    ['Milan', 'IT', 'IT-25'],
    ['Barcelona', 'ES', 'ES-CT'],
    ['Warsaw', 'PL', 'PL-14'],
    ['Minsk', 'BY', 'BY-HM'],
    ['Almaty', 'KZ', 'KZ-75'],
    ['Tashkent', 'UZ', 'UZ-TK'],
    ['London', 'GB', 'GB-ENG'],
    ['Chicago', 'US', 'US-IL'],
    ['Toronto', 'CA', 'CA-ON'],
    ['Lyon', 'FR', 'FR-ARA'],
    ['Istanbul', 'TR', 'TR-34'],
    ['Seoul', 'KR', 'KR-11'],
    ['Sydney', 'AU', 'AU-NSW'],
  ])('%s lies in %s, %s', async (name, country, region) => {
    const { search } = await openCities();
    expect(search(name, (city) => city.country === country, 1)[0]).toMatchObject({ name, region });
  });

  it('have an existing region, for most of their population', async () => {
    const { cities: all } = await openCities();
    const codes = new Set(regions.map(({ code }) => code));
    expect(all.filter(({ region }) => region !== null && !codes.has(region))).toEqual([]);
    const people = (of: typeof all) => of.reduce((sum, { population }) => sum + population, 0);
    expect(people(all.filter(({ region }) => region !== null)) / people(all)).toBeGreaterThan(0.94);
  });

  it('are searched within 20 ms, however short the text is', async () => {
    const { search } = await openCities();
    for (const text of ['', 's', 'sa', 'san', 'zürich']) {
      // measures processor time and takes the best runs, because other processes share the processor
      const times = Array.from({ length: 20 }, () => {
        const began = process.cpuUsage();
        search(text, () => true, 50);
        return process.cpuUsage(began).user / 1000;
      });
      expect({ text, within: Math.min(...times) < 20 }).toEqual({ text, within: true });
    }
  });
});

describe('the tree', () => {
  it('leads from continents to cities', async () => {
    expect((await places()).map(({ id }) => id)).toEqual(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']);
    const europe = await places('parent_type=continent&parent_id=EU&limit=100');
    expect(europe).toContainEqual({
      ...{ id: 'DE', type: 'country', name: 'Germany', parent_id: 'EU', path: ['Europe'], has_children: true },
    });
    const germany = await places('parent_type=country&parent_id=DE');
    expect(germany.map(({ id }) => id)).toContain('DE-BE');
    const berlin = await places('parent_type=region&parent_id=DE-BE');
    expect(berlin[0]).toMatchObject({ id: '2950159', type: 'city', parent_id: 'DE-BE', has_children: false });
  });

  it('is searched on every level, highest first', async () => {
    const found = await places('search=ber');
    expect(found.slice(0, 3).map(({ type, name }) => [type, name])).toEqual([
      ['country', 'Bermuda'],
      ['region', 'Berane'],
      ['region', 'Berat'],
    ]);
    expect(found.find(({ type }) => type === 'city')).toMatchObject({ name: 'Berlin' });
  });
});
