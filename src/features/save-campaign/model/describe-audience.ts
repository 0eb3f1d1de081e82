import { summarizeNames } from '@preroll/rules/text/summarize-names';
import {
  deviceLabels,
  placeKeysOf,
  placeNameOf,
  type Side,
  type Targeting,
  targetingLabels,
} from '@/entities/targeting';
import { formatNumber } from '@/shared/lib/format';

/** Settings that the sentence mentions; lists with their number of entries. */
const narrowing = [
  'feeds',
  'browsers',
  'desktop_os',
  'mobile_os',
  'tablet_os',
  'os_versions',
  'languages',
  'ip',
  'referer',
  'source',
  'categories',
  'keywords',
  'resolution',
] as const;

/** The label in lower case for use in a sentence; proper names stay as they are. */
const inSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const joinNames = (names: readonly string[], max = 3) => summarizeNames(names, { max, lastSeparator: ' and ' });

/** `Germany, Austria, Switzerland and 2 more`; empty if there are none. */
const describePlaces = (targeting: Targeting, side: Side) =>
  summarizeNames(placeKeysOf(targeting, side), {
    nameOf: (place) => placeNameOf(targeting, side, place),
    lastSeparator: ' and ',
  });

const isChosen = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isChosen);
  return value === true;
};

const countOf = (value: object): number => {
  if (Array.isArray(value)) return value.length;
  return 'white' in value && 'black' in value ? countOf(value.white as string[]) + countOf(value.black as string[]) : 0;
};

/** `IP addresses (193)`. */
const named = (field: (typeof narrowing)[number], value: object) => {
  const count = countOf(value);
  return `${inSentence(targetingLabels[field])}${count > 0 ? ` (${formatNumber(count)})` : ''}`;
};

/** Describes a campaign's audience in a sentence: `In Russia and Kazakhstan except Moscow; on phones and computers.` */
export function describeAudience(targeting: Targeting): string {
  const [included, excluded] = [describePlaces(targeting, 'white'), describePlaces(targeting, 'black')];
  const where = included ? `In ${included}` : 'Everywhere';
  const except = excluded ? ` except ${excluded}` : '';
  const devices = targeting.devices.map((device) => inSentence(deviceLabels[device]));
  const on = devices.length > 0 ? `; on ${joinNames(devices, devices.length)}` : '';
  const rules = narrowing.filter((field) => isChosen(targeting[field])).map((field) => named(field, targeting[field]));
  return `${where}${except}${on}.${rules.length > 0 ? ` Narrowed by ${joinNames(rules)}.` : ''}`;
}
