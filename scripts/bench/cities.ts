import { searchPlaces } from '../../server/src/advertising/dictionaries/places.ts';
import { atMost, type Measurement } from './measurement.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 20;
const LIMIT = 50;

/** Typical input: a letter, the start of a word, a second word, accents, and text without matches. */
const texts = ['m', 'sa', 'san', 'new yo', 'санкт', 'são p', 'york', 'saint-', 'x', 'nowhere'];

/** Measures the search for places in the server's own process: cities and the areas that contain them. */
export async function benchCities(): Promise<Measurement[]> {
  // the first search creates the index
  for (const text of texts) await searchPlaces(text, LIMIT);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of texts) {
      const begin = performance.now();
      await searchPlaces(text, LIMIT);
      times.push(performance.now() - begin);
    }
  const [middle, high] = [percentile(times, 0.5), percentile(times, 0.99)];
  const more = `p50 ${middle.toFixed(1)} ms`;
  return [atMost('search for a place among all cities: p99', high, 20, { digits: 1, more })];
}
