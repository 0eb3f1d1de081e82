import { parseListItem } from '@preroll/rules/list-items';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { dictionaryQueries } from '@/entities/dictionary';
import type { Placement } from '@/shared/api';
import { CheckboxListField } from '@/shared/ui/checkbox';
import { SelectField, TextField } from '@/shared/ui/field';
import { NumberField } from '@/shared/ui/number-field';
import { Section } from '@/shared/ui/section';
import { type CheckItem, TagsField } from '@/shared/ui/tags-field';
import { UrlField } from '@/shared/ui/url-field';
import { ScriptField } from './script-field';

const checkHost: CheckItem = (text) => {
  const host = parseListItem('referer', text);
  return 'value' in host ? { item: host.value } : { problem: 'not a host' };
};

const checkCategory =
  (known: ReadonlySet<string> | undefined): CheckItem =>
  (text) => {
    const category = parseListItem('categories', text);
    const isKnown = 'value' in category && (known?.has(category.value) ?? true);
    return isKnown ? { item: category.value } : { problem: 'not an IAB category' };
  };

/** The fields of a placement, in sections. What has been stopped since is offered only where it was chosen before. */
export function PlacementFields({ placement }: { placement?: Placement }) {
  const { data: formats } = useSuspenseQuery(dictionaryQueries.formats());
  const { data: feeds } = useSuspenseQuery(dictionaryQueries.feeds());
  const { data: scripts } = useSuspenseQuery(dictionaryQueries.scripts());
  const categories = useQuery(dictionaryQueries.categories()).data?.map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const codes = categories && new Set(categories.map(({ value }) => value));

  const formatOptions = formats.map(({ id, name }) => ({ value: id, label: name }));
  const isStopped = placement && !formats.some(({ id }) => id === placement.format_id);
  const kept = isStopped ? [{ value: placement.format_id, label: `${placement.format_name} (stopped)` }] : [];
  const feedOptions = feeds
    .filter(({ id, status }) => status === 'working' || placement?.feeds.includes(id))
    .map(({ id, name, status }) => ({ value: id, label: status === 'working' ? name : `${name} (stopped)` }));

  return (
    <>
      <Section title="Placement">
        <TextField name="name" label="Name" help="Where on the site it stands, for example" required />
        <SelectField
          name="format_id"
          label="Format"
          options={[...formatOptions, ...kept]}
          {...(placement === undefined && { placeholder: 'Choose a format' })}
          required
        />
      </Section>
      <Section title="Price">
        <NumberField
          name="floor_price"
          label="Floor price"
          help={`The least that 1,000 impressions cost here${placement ? '' : ", in the currency of the site's owner"}; 0 for no minimum`}
          {...(placement && { unit: placement.currency })}
          min={0}
          max={1_000_000}
          required
        />
      </Section>
      <Section title="Feeds">
        <CheckboxListField
          name="feeds"
          label="Feeds"
          help="Choose none to accept adverts of all"
          options={feedOptions}
        />
      </Section>
      <Section title="Scripts">
        <ScriptField
          name="vpaid_script_id"
          label="VPAID script"
          help="Draws the interactive adverts of this placement"
          scripts={scripts.filter(({ kind }) => kind === 'vpaid')}
          kept={{ id: placement?.vpaid_script_id ?? null, name: placement?.vpaid_script_name ?? null }}
        />
        <ScriptField
          name="branding_script_id"
          label="Branding script"
          help="Draws the page around the player"
          scripts={scripts.filter(({ kind }) => kind === 'branding')}
          kept={{ id: placement?.branding_script_id ?? null, name: placement?.branding_script_name ?? null }}
        />
      </Section>
      <Section title="Blocking">
        <TagsField
          name="blocked_categories"
          label="Blocked categories"
          help="IAB names, or codes such as IAB26"
          check={checkCategory(codes)}
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
      </Section>
      <Section title="Backfill">
        <UrlField
          name="backfill_vast_url"
          label="VAST URL of another platform"
          help="Asked when no advert fits; https only"
          secure
        />
      </Section>
    </>
  );
}
