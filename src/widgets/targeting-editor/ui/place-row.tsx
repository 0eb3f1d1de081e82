import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Minus, Plus } from 'lucide-react';
import { dictionaryQueries } from '@/entities/dictionary';
import { placeKey, type Side } from '@/entities/targeting';
import type { Place } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Group, Note, Row, TogglePlaceholder } from './place-styles';

/** State that the tree shares with its rows. */
export interface SharedTree {
  opened: ReadonlySet<string>;
  /** Key of the row that is in the tab order (roving tabindex). */
  active: string | null;
  sideOf: (place: Place) => Side | null;
  onOpen: (place: Place, isOpen: boolean) => void;
  onPut: (place: Place, side: Side | null) => void;
  onActive: (place: Place) => void;
}

const sideNames = { white: 'included', black: 'excluded' };

const sides = [
  { to: 'white', verb: 'Include', icon: <Plus aria-hidden /> },
  { to: 'black', verb: 'Exclude', icon: <Minus aria-hidden /> },
] as const;

interface PlaceRowProps {
  place: Place;
  level: number;
  tree: SharedTree;
  /** Whether the row is a search result, which also names its parents. */
  isFound?: boolean;
}

export function PlaceRow({ place, level, tree, isFound = false }: PlaceRowProps) {
  const key = placeKey(place);
  const side = tree.sideOf(place);
  const canOpen = place.has_children && !isFound;
  const isOpen = canOpen && tree.opened.has(key);
  const path = isFound ? place.path.join(', ') : '';
  return (
    <>
      <Row
        role="treeitem"
        data-key={key}
        data-side={side ?? undefined}
        aria-level={level}
        aria-expanded={canOpen ? isOpen : undefined}
        aria-label={[place.name, path, side && sideNames[side]].filter(Boolean).join(', ')}
        tabIndex={tree.active === key ? 0 : -1}
        style={{ ['--level' as string]: level }}
        onFocus={() => tree.onActive(place)}
      >
        {canOpen ? (
          <IconButton
            size="sm"
            tabIndex={-1}
            label={`${isOpen ? 'Close' : 'Open'} ${place.name}`}
            icon={<ChevronRight aria-hidden />}
            onClick={() => tree.onOpen(place, !isOpen)}
          />
        ) : (
          <TogglePlaceholder />
        )}
        <span data-part="name">
          <span>{place.name}</span> {path && <small>{path}</small>}
        </span>
        {sides.map(({ to, verb, icon }) => (
          <IconButton
            key={to}
            size="sm"
            tabIndex={-1}
            label={`${verb} ${place.name}`}
            icon={icon}
            aria-pressed={side === to}
            onClick={() => tree.onPut(place, side === to ? null : to)}
          />
        ))}
      </Row>
      {isOpen && (
        <Group role="group" aria-label={place.name}>
          <PlacesIn place={place} level={level + 1} tree={tree} />
        </Group>
      )}
    </>
  );
}

interface PlacesInProps {
  place: Place;
  level: number;
  tree: SharedTree;
}

/**
 * The places inside a place, fetched when it is first expanded. Notes are tree items, too, as the ARIA pattern
 * requires.
 */
function PlacesIn({ place, level, tree }: PlacesInProps) {
  const query = useQuery(dictionaryQueries.placesIn(place));
  const note = { role: 'treeitem', 'aria-level': level, tabIndex: -1 };
  if (query.isError)
    return (
      <Note {...note}>
        The places could not be loaded.
        <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
          Retry
        </Button>
      </Note>
    );
  if (!query.data) return <Note {...note}>Loading</Note>;
  const { items, total } = query.data;
  return (
    <>
      {items.map((child) => (
        <PlaceRow key={placeKey(child)} place={child} level={level} tree={tree} />
      ))}
      {total > items.length && (
        <Note {...note}>{`${formatNumber(total - items.length)} more. Search for them by name`}</Note>
      )}
    </>
  );
}
