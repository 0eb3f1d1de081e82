import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dictionaryQueries } from '@/entities/dictionary';
import { type GeoPlace, type PlaceType, placeKey, type Side } from '@/entities/targeting';
import type { Place } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { FieldGroup } from '@/shared/ui/field';
import { SearchField } from '@/shared/ui/search-field';
import { nextSide } from '../model/next-side';
import { useChosenPlaces } from '../model/use-chosen-places';
import { ChosenList } from './chosen-list';
import { PlaceRow, type SharedTree } from './place-row';
import { Frame, Note } from './place-styles';
import { rowFor, rowsOf } from './row-for';

/** Keys that toggle a side of a place. */
const sideKeys: Record<string, Side> = { '+': 'white', '=': 'white', '-': 'black' };

/**
 * A searchable tree of continents, countries, regions and cities, which loads branches from the server when they are
 * expanded. Keyboard: the arrow keys move, expand and collapse; Space cycles through include, exclude and neither; +
 * and - toggle include and exclude.
 */
export function PlaceTree() {
  const { chosen, sideOf, put } = useChosenPlaces();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<Place | null>(null);
  const found = useQuery({ ...dictionaryQueries.searchPlaces(search), enabled: search !== '' });
  const continents = useQuery(dictionaryQueries.placesIn(null));
  const query = search === '' ? continents : found;
  const shown = query.data?.items;
  const searching = useRef<HTMLInputElement>(null);
  const removal = {
    onRemove: (places: readonly GeoPlace[]) => put(places, null),
    onLeave: () => searching.current?.focus(),
  };

  const tree: SharedTree = {
    opened,
    active: active ? placeKey(active) : shown?.[0] ? placeKey(shown[0]) : null,
    sideOf,
    onActive: setActive,
    onOpen: (place, isOpen) => {
      const next = new Set(opened);
      if (isOpen) next.add(placeKey(place));
      else next.delete(placeKey(place));
      setOpened(next);
    },
    onPut: ({ id, type, name, parent_id }, side) =>
      put([{ id, type: type satisfies PlaceType, name, parent_id }], side),
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!active || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = rowsOf(event.currentTarget);
    const at = rows.findIndex((row) => row.dataset.key === placeKey(active));
    const side = sideKeys[event.key];
    const expanded = rows[at]?.ariaExpanded;
    if (event.key === ' ') tree.onPut(active, nextSide(sideOf(active)));
    else if (side) tree.onPut(active, sideOf(active) === side ? null : side);
    else if (event.key === 'ArrowRight' && expanded === 'false') tree.onOpen(active, true);
    else if (event.key === 'ArrowLeft' && expanded === 'true') tree.onOpen(active, false);
    else {
      const next = rowFor(event.key, rows, at);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  };

  return (
    <FieldGroup label="Places to target" help="Include nothing to target everywhere. Exclusions take priority.">
      {({ labelId, 'aria-describedby': describedBy }) => (
        <>
          <SearchField
            ref={searching}
            label="Search places"
            value={search}
            onSearch={(text) => {
              setSearch(text.trim());
              setActive(null);
            }}
          />
          {shown?.length === 0 && <Note role="status">No places found</Note>}
          {!shown && !query.isError && <Note role="status">{search === '' ? 'Loading' : 'Searching…'}</Note>}
          {!shown && query.isError && (
            <Note role="alert">
              The places could not be loaded.
              <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
                Retry
              </Button>
            </Note>
          )}
          {shown && shown.length > 0 && (
            <Frame
              role="tree"
              aria-multiselectable
              aria-labelledby={labelId}
              aria-describedby={describedBy}
              onKeyDown={press}
            >
              {shown.map((place) => (
                <PlaceRow key={placeKey(place)} place={place} level={1} tree={tree} isFound={search !== ''} />
              ))}
            </Frame>
          )}
          <ChosenList label="Include" places={chosen.white} {...removal} />
          <ChosenList label="Exclude" places={chosen.black} {...removal} />
        </>
      )}
    </FieldGroup>
  );
}
