import { type Site, siteQueries } from '@/entities/site';
import { ComboboxFilter } from '@/shared/ui/data-table';

interface SiteFilterProps {
  /** Whose sites; undefined for the reader's own. */
  owner: number | undefined;
  site: number | undefined;
  /** The site's name, if it is known. */
  name: string | undefined;
  onChange: (site: number | undefined) => void;
}

/** Limits the month to one site. */
export const SiteFilter = ({ owner, site, name, onChange }: SiteFilterProps) => (
  <ComboboxFilter
    // resets the field, so that the previous webmaster's sites don't linger
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
