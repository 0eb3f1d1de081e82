import { trackingEventName } from '@preroll/rules/tracking-events';
import { advertLabels } from '@/entities/advert';
import type { HiddenFields } from '@/shared/ui/form';
import type { AdvertFormValues } from './advert-form';

/** In page order. They are also the ids of their elements. */
export const advertSections = [
  'basics',
  'video',
  'tracking',
  'vpaid',
  'icon',
  'registration',
  'administration',
] as const;

export type AdvertSection = (typeof advertSections)[number];

export const advertSectionLabels: Record<AdvertSection, string> = {
  basics: 'Basics',
  video: 'Video',
  tracking: 'Tracking',
  vpaid: 'VPAID',
  icon: 'Icon',
  registration: 'Registration',
  administration: 'Administration',
};

/** Each field's section. */
const sections: Record<keyof AdvertFormValues, AdvertSection> = {
  name: 'basics',
  advert_link: 'basics',
  title: 'basics',
  description: 'basics',
  creative: 'video',
  use_compression: 'video',
  use_vertical: 'video',
  url_marks: 'tracking',
  additional_trackers: 'tracking',
  use_vpaid: 'vpaid',
  vpaid: 'vpaid',
  vpaid_name: 'vpaid',
  interactive: 'vpaid',
  icon: 'icon',
  icon_name: 'icon',
  ord_advert: 'registration',
  ban: 'administration',
  administrator_restrictions: 'administration',
};

/** Each field's name in a list of changes. */
export const advertFieldLabels: Record<keyof AdvertFormValues, string> = advertLabels;

/** The section of a field: `ord_advert.erid` is in the registration. */
export const advertSectionOf = (path: string): AdvertSection | undefined =>
  sections[path.split('.')[0] as keyof AdvertFormValues];

export const sectionsOfFields = (paths: readonly string[]): ReadonlySet<AdvertSection> =>
  new Set(paths.flatMap((path) => advertSectionOf(path) ?? []));

/** Opens the sections with refused fields. Folded fields stay mounted, so the form finds the first of them itself. */
export const foldedFields = (open: (refused: ReadonlySet<AdvertSection>) => void): HiddenFields => ({
  has: () => false,
  reveal: (refused) => {
    const sections = sectionsOfFields(refused);
    if (sections.size > 0) open(sections);
    return undefined;
  },
});

function describeTracking({ url_marks, additional_trackers = [] }: AdvertFormValues): string {
  const events = [...new Set(additional_trackers.map(({ event }) => trackingEventName(event)))];
  const count = additional_trackers.length;
  const trackers = count > 0 && `${count} ${count === 1 ? 'tracker' : 'trackers'}: ${events.join(', ')}`;
  return [url_marks && `Link with ${url_marks}`, trackers].filter(Boolean).join('. ') || 'None';
}

function describeVpaid({ use_vpaid, vpaid_name, vpaid, interactive }: AdvertFormValues): string {
  const script = use_vpaid ? vpaid_name || vpaid || 'On' : 'Off';
  return interactive ? `${script}, interactive` : script;
}

function describeRegistration({ ord_advert }: AdvertFormValues): string {
  if (!ord_advert) return 'Not registered: it is not shown without an ERID';
  return [ord_advert.erid ? `ERID ${ord_advert.erid}` : 'No ERID yet', ord_advert.brand].filter(Boolean).join(', ');
}

interface Known {
  /** The saved video: its address, and its description in words. */
  video?: { source: string | null; text: string } | undefined;
}

function describeVideo({ creative, use_compression, use_vertical }: AdvertFormValues, { video }: Known): string {
  const file = () => {
    if (!creative) return 'No video';
    if (video && creative === video.source) return video.text;
    return creative.startsWith('blob:') ? 'Not uploaded yet' : 'New video, uploaded';
  };
  return [file(), use_vertical && 'vertical', !use_compression && 'not compressed'].filter(Boolean).join(', ');
}

/** What a section holds, in one line. */
export function describeSection(section: AdvertSection, values: AdvertFormValues, known: Known = {}): string {
  switch (section) {
    case 'basics':
      return values.name;
    case 'video':
      return describeVideo(values, known);
    case 'tracking':
      return describeTracking(values);
    case 'vpaid':
      return describeVpaid(values);
    case 'icon':
      return values.icon ? values.icon_name || 'Chosen' : 'None';
    case 'registration':
      return describeRegistration(values);
    case 'administration':
      return values.administrator_restrictions || 'No restrictions';
  }
}
