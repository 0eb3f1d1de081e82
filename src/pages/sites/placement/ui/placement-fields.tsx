import { parseListItem } from '@preroll/rules/targeting/list-items';
import { mainCategories } from '@preroll/rules/targeting/main-categories';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Feed, Placement } from '@/shared/api';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SelectField, TextField } from '@/shared/ui/field';
import { FoldedSection } from '@/shared/ui/folded-section';
import { FormSections, type useFolding, useRefusedSections } from '@/shared/ui/form-sections';
import { NumberField } from '@/shared/ui/number-field';
import { Section } from '@/shared/ui/section';
import { type CheckItem, TagsField } from '@/shared/ui/tags-field';
import { UrlField } from '@/shared/ui/url-field';
import type { toFormValues } from '../model/placement-form';
import {
  describePlacementSection,
  type FoldedPlacementSection,
  type PlacementSection,
  placementSectionLabels,
  placementSections,
} from '../model/placement-sections';
import { ScriptField } from './script-field';

const checkHost: CheckItem = (text) => {
  const host = parseListItem('referer', text);
  return 'value' in host ? { item: host.value } : { problem: 'not a host' };
};

const checkCategory: CheckItem = (text) => {
  const category = parseListItem('categories', text);
  const isMain = 'value' in category && mainCategories.some(({ code }) => code === category.value);
  return isMain ? { item: category.value } : { problem: 'not a main IAB category' };
};

const feedLabel = (name: string, { is_asked: isRequested, status }: Pick<Feed, 'is_asked' | 'status'>) => {
  if (status === 'stopped') return `${name} (stopped)`;
  return isRequested ? name : `${name} (not asked)`;
};

interface PlacementFieldsProps {
  /** Undefined for a new placement. */
  placement?: Placement;
  /** Whether a new placement belongs to the user. */
  isOwn?: boolean;
  fold: ReturnType<typeof useFolding<PlacementSection>>['fold'];
}

/**
 * The fields of a placement, in sections; those that most placements don't need are folded. Stopped formats, feeds and
 * scripts are offered only if they are already chosen.
 */
export function PlacementFields({ placement, isOwn = false, fold }: PlacementFieldsProps) {
  const { data: formats } = useSuspenseQuery(dictionaryQueries.formats());
  const { data: feeds } = useSuspenseQuery(dictionaryQueries.feeds());
  const { data: scripts } = useSuspenseQuery(dictionaryQueries.scripts());
  // adverts are categorised without subcategories
  const categories = mainCategories.map(({ code, name }) => ({ value: code, label: name }));

  const formatOptions = formats.map(({ id, name }) => ({ value: id, label: name }));
  const isStopped = placement && !formats.some(({ id }) => id === placement.format_id);
  const stoppedFormatOption = isStopped
    ? [{ value: placement.format_id, label: `${placement.format_name} (stopped)` }]
    : [];
  const feedOptions = feeds
    .filter(({ id, is_asked, status }) => (is_asked && status === 'working') || placement?.feeds.includes(id))
    .map(({ id, name, ...feed }) => ({ value: id, label: feedLabel(name, feed) }));

  const savedScripts = {
    vpaid: { id: placement?.vpaid_script_id ?? null, name: placement?.vpaid_script_name ?? null },
    branding: { id: placement?.branding_script_id ?? null, name: placement?.branding_script_name ?? null },
  };
  const known = {
    feeds: feedOptions,
    scriptName: (scriptId: number) =>
      [...scripts, savedScripts.vpaid, savedScripts.branding].find(({ id }) => id === scriptId)?.name ?? undefined,
  };
  const newCurrency = isOwn ? 'in your currency' : "in the currency of the site's owner";
  const part = (section: FoldedPlacementSection, fields: ReactNode) => (
    <Part section={section} known={known} {...fold(section)}>
      {fields}
    </Part>
  );

  return (
    <FormSections sections={placementSections}>
      <Section id="placement" title={placementSectionLabels.placement}>
        <TextField name="name" label="Name" help="For example: article page, top" required />
        <SelectField
          name="format_id"
          label="Format"
          options={[...formatOptions, ...stoppedFormatOption]}
          {...(placement === undefined && { placeholder: 'Choose a format' })}
          required
        />
        <NumberField
          name="floor_price"
          label="Floor price"
          help={`Minimum CPM${placement ? '' : `, ${newCurrency}`}. 0 for none`}
          {...(placement && { unit: placement.currency })}
          min={0}
          max={1_000_000}
          required
        />
      </Section>
      {part(
        'feeds',
        <CheckboxListField
          name="feeds"
          label="Feeds"
          help={
            feedOptions.length === 0
              ? 'There is no VAST feed to ask yet; feeds of other kinds are not asked yet'
              : 'Asked one after another when no advert fits, in the order in which you choose them. Choose none to ask nobody. RTB and XML feeds are not asked yet'
          }
          options={feedOptions}
          isOrdered
        />,
      )}
      {part(
        'scripts',
        <>
          <ScriptField
            name="vpaid_script_id"
            label="VPAID script"
            help="Draws interactive adverts without a script of their own. With none, their videos play without a script"
            scripts={scripts.filter(({ kind }) => kind === 'vpaid')}
            savedScript={savedScripts.vpaid}
          />
          <ScriptField
            name="branding_script_id"
            label="Branding script"
            help="Draws the page around the player. With none, the page stays as it is"
            scripts={scripts.filter(({ kind }) => kind === 'branding')}
            savedScript={savedScripts.branding}
          />
        </>,
      )}
      {part(
        'blocking',
        <>
          <TagsField
            name="blocked_categories"
            label="Blocked categories"
            help="Main IAB categories, or codes such as IAB26. An advert without a category is blocked by none"
            check={checkCategory}
            choices={categories}
            max={500}
          />
          <TagsField
            name="blocked_domains"
            label="Blocked advertisers"
            help="Hosts such as rival.example, or *.rival.example for all their subdomains"
            check={checkHost}
            max={1000}
          />
        </>,
      )}
      {part(
        'backfill',
        <UrlField
          name="backfill_vast_url"
          label="VAST URL of another platform"
          help="Asked when no advert fits; https only"
          secure
        />,
      )}
    </FormSections>
  );
}

interface PartProps {
  section: FoldedPlacementSection;
  known: Parameters<typeof describePlacementSection>[2];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A section with a summary of its current values. */
function Part({ section, known, ...props }: PartProps) {
  const values = useWatch() as ReturnType<typeof toFormValues>;
  const refused = useRefusedSections(placementSections);
  return (
    <FoldedSection
      id={section}
      title={placementSectionLabels[section]}
      summary={describePlacementSection(section, values, known)}
      isRefused={refused.has(section)}
      {...props}
    />
  );
}
