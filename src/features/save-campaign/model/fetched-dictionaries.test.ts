import { countryCodes } from '@preroll/rules/targeting/country-codes';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dictionaryQueries } from '@/entities/dictionary';
import { resolutionQueries } from '@/entities/resolution';
import { fetchedDictionaries } from './fetched-dictionaries';

const resolution = { id: 7, width: 1920, height: 1080, name: '', version: 1, created_at: '', updated_at: '' };
const berlin = { code: 'DE-BE', name: 'Berlin', country: 'DE' };

test('has countries without a request, and other dictionaries once they are loaded', () => {
  const queryClient = new QueryClient();
  const none = { country: countryCodes, region: undefined, categories: undefined, resolution: undefined };
  expect(fetchedDictionaries(queryClient)).toEqual({ feeds: undefined, lists: none });

  queryClient.setQueryData(dictionaryQueries.feeds().queryKey, [
    { id: 1, name: 'Own sites', code: 'own', kind: 'site', is_asked: false, status: 'working' },
    { id: 2, name: 'Old exchange', code: 'old', kind: 'rtb', is_asked: false, status: 'stopped' },
  ]);
  queryClient.setQueryData(dictionaryQueries.regions().queryKey, [berlin]);
  queryClient.setQueryData(dictionaryQueries.categories().queryKey, [{ code: 'IAB1', name: 'Arts', parent: null }]);
  queryClient.setQueryData(resolutionQueries.list().queryKey, [resolution]);
  expect(fetchedDictionaries(queryClient)).toEqual({
    feeds: new Set([1]),
    lists: {
      country: countryCodes,
      region: new Set(['DE-BE']),
      categories: new Set(['IAB1']),
      resolution: new Set(['7']),
    },
  });
});

test('memoizes the set of a dictionary until it is refetched', () => {
  const queryClient = new QueryClient();
  const readRegions = () => fetchedDictionaries(queryClient).lists.region;
  queryClient.setQueryData(dictionaryQueries.regions().queryKey, [berlin]);
  const regions = readRegions();
  expect(readRegions()).toBe(regions);
  queryClient.setQueryData(dictionaryQueries.regions().queryKey, []);
  expect(readRegions()).toEqual(new Set());
});
