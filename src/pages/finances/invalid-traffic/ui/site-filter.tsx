import { type Site, siteQueries } from '@/entities/site';
import { ComboboxFilter } from '@/shared/ui/data-table';

interface SiteFilterProps {
  /** The webmaster; undefined for the user's own sites. */
  owner: number | undefined;
  site: number | undefined;
  /** The name of the chosen site, if known. */
  name: string | undefined;
  onChange: (site: number | undefined) => void;
}

export const SiteFilter = ({ owner, site, name, onChange }: SiteFilterProps) => (
  <ComboboxFilter
    // resets the field, so that it does not keep the previous webmaster's sites
    key={owner}
    label="Site"
    anything="All sites"
    chosen={site}
    onChange={onChange}
    search={(text) => ({ ...siteQueries.found(owner, text), select: toOptions })}
    knownOptions={site === undefined ? [] : [{ value: site, label: name ?? '…' }]}
  />
);

const toOptions = (sites: readonly Site[]) =>
  sites.map(({ id, name, shownDomain }) => ({ value: id, label: name, description: shownDomain }));
