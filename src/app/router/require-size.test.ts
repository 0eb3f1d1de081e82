import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { storePreferences } from '@/shared/lib/preferences';
import { requireSize } from './require-size';

afterEach(() => localStorage.clear());

function leadsElsewhere(state: Parameters<typeof requireSize>[1]): boolean {
  try {
    requireSize('campaigns', state);
    return false;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return true;
  }
}

test.each([
  { state: {}, liked: 25, leads: true },
  { state: { search: 'spring' }, liked: 25, leads: true },
  { state: { size: 100 }, liked: 25, leads: false },
  { state: { page: 2 }, liked: 25, leads: false },
  { state: {}, liked: undefined, leads: false },
])('$state with the preferred size $liked redirects: $leads', ({ state, liked, leads }) => {
  storePreferences('campaigns', { hidden: [], density: 'comfortable', pageSize: liked });
  expect(leadsElsewhere(state)).toBe(leads);
});
