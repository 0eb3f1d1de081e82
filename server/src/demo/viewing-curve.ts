import { createRandom } from '../advertising/reach/random.ts';

/** The shares of an advert's viewers who are left at each quarter. */
export interface ViewingCurve {
  quartile25: number;
  quartile50: number;
  quartile75: number;
  completes: number;
}

/** The assumed duration of a script, which decides itself when it ends. */
const SCRIPT_SECONDS = 18;

/**
 * Short adverts are watched to the end more often than long ones, and each advert loses its viewers differently.
 *
 * @param name of the advert, which seeds the random part
 */
export function viewingCurve(name: string, seconds = SCRIPT_SECONDS): ViewingCurve {
  const random = createRandom([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7));
  const completes = 0.92 * Math.exp(-seconds / 40) + (random.below(80) - 50) / 1000;
  const early = 0.55 + random.below(35) / 100;
  const at = (part: number) => completes ** (part ** early);
  return { quartile25: at(0.25), quartile50: at(0.5), quartile75: at(0.75), completes };
}

/** The curve of a day, which varies from day to day. */
export function curveOn(day: number, { quartile25, quartile50, quartile75, completes }: ViewingCurve): ViewingCurve {
  const time = 1 + 0.015 * Math.sin(day * 1.7) + 0.01 * Math.sin(day * 0.6);
  const watched = (part: number) => 1 - (1 - part) / time;
  return {
    quartile25: watched(quartile25),
    quartile50: watched(quartile50),
    quartile75: watched(quartile75),
    completes: watched(completes),
  };
}
