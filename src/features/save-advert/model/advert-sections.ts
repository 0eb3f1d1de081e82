import { trackingEventName } from '@preroll/rules/advert/tracking-events';
import { mainCategories } from '@preroll/rules/targeting/main-categories';
import { advertLabels } from '@/entities/advert';
import type { SectionFacts } from '@/shared/ui/form-sections';
import type { AdvertFormValues } from './advert-form';

/** Each section's fields, in page order. */
const fields = {
  basics: ['name', 'advert_link'],
  video: ['creative', 'use_compression', 'use_vertical', 'marking_in_video'],
  content: ['title', 'description', 'category'],
  tracking: ['url_marks', 'additional_trackers'],
  vpaid: ['use_vpaid', 'vpaid', 'vpaid_name', 'interactive'],
  icon: ['icon', 'icon_name'],
  registration: ['ord_advert'],
  administration: ['ban', 'administrator_restrictions'],
} as const satisfies Record<string, readonly (keyof AdvertFormValues)[]>;

export type AdvertSection = keyof typeof fields;

export const advertSectionLabels: Record<AdvertSection, string> = {
  basics: 'Basics',
  video: 'Video',
  content: 'Title and category',
  tracking: 'Tracking',
  vpaid: 'VPAID',
  icon: 'Icon',
  registration: 'Registration',
  administration: 'Administration',
};

export const advertSections: readonly SectionFacts<AdvertSection>[] = (Object.keys(fields) as AdvertSection[]).map(
  (id) => ({ id, label: advertSectionLabels[id], fields: fields[id] }),
);

/** Each field's name in a list of changes. */
export const advertFieldLabels: Record<keyof AdvertFormValues, string> = advertLabels;

function describeContent({ title, description, category }: AdvertFormValues): string {
  const about = mainCategories.find(({ code }) => code === category)?.name;
  return [title || description, about].filter(Boolean).join(', ') || 'None';
}

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
  /** The saved video: its address and a description. */
  video?: { source: string | null; text: string } | undefined;
}

function describeVideo(values: AdvertFormValues, { video }: Known): string {
  const { creative, use_compression, use_vertical, marking_in_video } = values;
  const file = () => {
    if (!creative) return 'No video';
    if (video && creative === video.source) return video.text;
    return creative.startsWith('blob:') ? 'Not uploaded yet' : 'New video, uploaded';
  };
  return [
    file(),
    use_vertical && 'vertical',
    !use_compression && 'not compressed',
    marking_in_video && 'with its marking',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Summarizes a section in one line. */
export function describeSection(section: AdvertSection, values: AdvertFormValues, known: Known = {}): string {
  switch (section) {
    case 'basics':
      return values.name;
    case 'video':
      return describeVideo(values, known);
    case 'content':
      return describeContent(values);
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
