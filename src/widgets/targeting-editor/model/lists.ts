import type { ListField } from '@preroll/rules/targeting/targeting-fields';
import { targetingLabels } from '@/entities/targeting';
import type { Separators } from '@/shared/ui/tags-field';

export interface ListSetting {
  field: ListField;
  /** The section of the editor with this list. */
  part: 'places' | 'devices' | 'pages';
  label: string;
  help: string;
  separator?: Separators;
}

/** The fourteen lists with an include and an exclude side (specification, section 3), in display order. */
const lists: readonly Omit<ListSetting, 'label'>[] = [
  { field: 'continent', part: 'places', help: 'Names, or codes such as EU' },
  { field: 'country', part: 'places', help: 'Names, or codes such as DE' },
  { field: 'region', part: 'places', help: 'Names, or codes such as DE-BE' },
  { field: 'browsers', part: 'devices', help: 'Names such as Chrome' },
  { field: 'desktop_os', part: 'devices', help: 'Names such as Windows' },
  { field: 'mobile_os', part: 'devices', help: 'Names such as Android' },
  { field: 'tablet_os', part: 'devices', help: 'Names such as iPadOS' },
  { field: 'resolution', part: 'devices', help: 'Screen sizes, such as 1920 × 1080' },
  { field: 'languages', part: 'pages', help: 'Names, or tags such as de-AT' },
  { field: 'ip', part: 'pages', help: 'IPv4, IPv6, or ranges such as 10.0.0.0/8' },
  { field: 'referer', part: 'pages', help: 'Hosts or links; *.shop.example covers all its subdomains' },
  { field: 'source', part: 'pages', help: 'As feeds name them, one per line', separator: 'lines' },
  { field: 'categories', part: 'pages', help: 'IAB names, or codes such as IAB1-6' },
  { field: 'keywords', part: 'pages', help: 'Words on the page, separated by commas' },
];

export const listsOf = (part: ListSetting['part']): readonly ListSetting[] =>
  lists.filter((list) => list.part === part).map((list) => ({ ...list, label: targetingLabels[list.field] }));
