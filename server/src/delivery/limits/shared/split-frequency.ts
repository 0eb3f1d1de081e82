import { createFrequency, type Frequency, type Viewer } from '../frequency.ts';

/**
 * Persons without a cookie are only known in this process. For those with one, Redis knows the open serves; the shows of
 * this process are checked first.
 */
export function createSplitFrequency(lasting: Frequency) {
  const ofDay = createFrequency();
  const split = (viewer: Viewer | null) => ({
    person: viewer && { ...viewer, lasting: null },
    cookie: viewer && { ...viewer, person: null },
  });
  return {
    refuses(...[campaign, viewer, now]: Parameters<Frequency['refuses']>) {
      const { person, cookie } = split(viewer);
      return ofDay.refuses(campaign, person, now) || lasting.refuses(campaign, cookie, now);
    },
    open(...[campaign, viewer, serve]: Parameters<Frequency['open']>) {
      const { person, cookie } = split(viewer);
      ofDay.open(campaign, person, serve);
      lasting.open(campaign, cookie, serve);
      lasting.expire(serve);
    },
    expire: ofDay.expire,
    hasRoom: (...show: Parameters<Frequency['hasRoom']>) => ofDay.hasRoom(...show) && lasting.hasRoom(...show),
    show(...show: Parameters<Frequency['show']>) {
      ofDay.show(...show);
      lasting.show(...show);
    },
  };
}
