import { elementsAt, elementsIn, linearPath, type VastElement } from '@preroll/rules/vast/vast-element';
import { cleanElements } from './clean-advert.ts';

/** The trackers and verification scripts of an advert. */
export interface Trackers {
  /** Elements of the `InLine`: `Error` and `Impression`. */
  inLine: readonly VastElement[];
  /** Elements of the timeline: `Tracking`. */
  timeline: readonly VastElement[];
  /** Elements of the video: `ClickTracking` and `CustomClick`. */
  clicks: readonly VastElement[];
  /** Viewability: `Viewable`, `NotViewable` and `ViewUndetermined` (VAST 4.0). */
  views: readonly VastElement[];
  /** `Verification`: measuring scripts, with the URLs to call if they don't run (VAST 4.1). */
  verifications: readonly VastElement[];
}

/** The extension in which documents before 4.1 have verifications (Open Measurement, VAST 2 and 3). */
export const isVerificationExtension = ({ name, attributes }: VastElement): boolean =>
  name === 'Extension' && attributes.type === 'AdVerifications';

const verificationsOf = (wrapper: VastElement): readonly VastElement[] =>
  [wrapper, ...elementsAt(wrapper, 'Extensions', 'Extension').filter(isVerificationExtension)].flatMap((outer) =>
    elementsIn(outer, 'AdVerifications'),
  );

/** Collects the trackers of a chain's wrappers, outermost first. */
export function trackersOf(wrappers: readonly VastElement[]): Trackers {
  const inner = wrappers.flatMap((ad) => elementsIn(ad, 'Wrapper'));
  const at = (...path: string[]) => inner.flatMap((wrapper) => elementsAt(wrapper, ...path));
  const of = (outer: readonly VastElement[], ...names: string[]) =>
    cleanElements(outer.flatMap((each) => names.flatMap((name) => elementsIn(each, name))));
  return {
    inLine: of(inner, 'Error', 'Impression'),
    timeline: of(at(...linearPath, 'TrackingEvents'), 'Tracking'),
    clicks: of(at(...linearPath, 'VideoClicks'), 'ClickTracking', 'CustomClick'),
    views: of(at('ViewableImpression'), 'Viewable', 'NotViewable', 'ViewUndetermined'),
    verifications: of(inner.flatMap(verificationsOf), 'Verification'),
  };
}

export const joinTrackers = (...parts: readonly Partial<Trackers>[]): Trackers => ({
  inLine: parts.flatMap(({ inLine = [] }) => inLine),
  timeline: parts.flatMap(({ timeline = [] }) => timeline),
  clicks: parts.flatMap(({ clicks = [] }) => clicks),
  views: parts.flatMap(({ views = [] }) => views),
  verifications: parts.flatMap(({ verifications = [] }) => verifications),
});
