import type { ChosenScript } from '@preroll/rules/site/placement';
import { formatCount } from '@/shared/lib/format';
import type { SectionFacts } from '@/shared/ui/form-sections';

export type PlacementSection = 'placement' | 'feeds' | 'scripts' | 'blocking' | 'backfill';

/** Sections that are folded, because most placements keep their defaults. */
export type FoldedPlacementSection = Exclude<PlacementSection, 'placement'>;

export const placementSectionLabels: Record<PlacementSection, string> = {
  placement: 'Placement',
  feeds: 'Feeds',
  scripts: 'Scripts',
  blocking: 'Blocking',
  backfill: 'Backfill',
};

/** In page order. */
export const placementSections: readonly SectionFacts<PlacementSection>[] = [
  { id: 'placement', label: placementSectionLabels.placement, fields: ['name', 'format_id', 'floor_price'] },
  { id: 'feeds', label: placementSectionLabels.feeds, fields: ['feeds'] },
  { id: 'scripts', label: placementSectionLabels.scripts, fields: ['vpaid_script_id', 'branding_script_id'] },
  { id: 'blocking', label: placementSectionLabels.blocking, fields: ['blocked_categories', 'blocked_domains'] },
  { id: 'backfill', label: placementSectionLabels.backfill, fields: ['backfill_vast_url'] },
];

interface Values {
  feeds: readonly number[];
  vpaid_script_id: ChosenScript;
  branding_script_id: ChosenScript;
  blocked_categories: readonly string[];
  blocked_domains: readonly string[];
  backfill_vast_url: string;
}

interface Known {
  feeds: readonly { value: number; label: string }[];
  /** The name of a script; undefined if it is unknown. */
  scriptName: (scriptId: number) => string | undefined;
}

/** Summarizes a section in one line. */
export function describePlacementSection(
  section: FoldedPlacementSection,
  values: Values,
  { feeds, scriptName }: Known,
): string {
  const [categories, domains] = [values.blocked_categories.length, values.blocked_domains.length];
  switch (section) {
    case 'feeds':
      return values.feeds.flatMap((id) => feeds.find(({ value }) => value === id)?.label ?? []).join(', ') || 'None';
    case 'scripts': {
      const { vpaid_script_id: vpaid, branding_script_id: branding } = values;
      if (vpaid === 'none' && branding === 'none') return 'None';
      const nameOf = (id: ChosenScript, kind: string) => {
        if (id === 'none') return `No ${kind} script`;
        return id === null ? [] : (scriptName(id) ?? 'Chosen');
      };
      return [nameOf(vpaid, 'VPAID'), nameOf(branding, 'branding')].flat().join(', ') || 'The default ones';
    }
    case 'blocking':
      return (
        [
          categories > 0 && formatCount(categories, 'category', 'categories'),
          domains > 0 && formatCount(domains, 'advertiser'),
        ]
          .filter(Boolean)
          .join(', ') || 'Nothing blocked'
      );
    case 'backfill':
      return values.backfill_vast_url.trim() || 'None';
  }
}
