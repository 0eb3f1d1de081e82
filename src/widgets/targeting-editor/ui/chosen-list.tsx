import { type GeoPlace, placeKey } from '@/entities/targeting';
import { formatNumber } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { TagGrid } from '@/shared/ui/tags-field';

const Head = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { fontWeight: 'medium', color: 'text.muted' },
  },
});

interface ChosenListProps {
  label: string;
  places: readonly GeoPlace[];
  onRemove: (places: readonly GeoPlace[]) => void;
  /** Called when the last place is removed, so that the focus can be moved. */
  onLeave: () => void;
}

/** The places of one side, which can be removed individually or all at once. */
export function ChosenList({ label, places, onRemove, onLeave }: ChosenListProps) {
  if (places.length === 0) return null;
  const known = new Map(places.map((place) => [placeKey(place), place]));
  return (
    <div>
      <Head>
        <strong>{`${label}: ${formatNumber(places.length)}`}</strong>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove all places to ${label.toLowerCase()}`}
          onClick={() => {
            onRemove(places);
            onLeave();
          }}
        >
          Remove all
        </Button>
      </Head>
      <TagGrid
        label={`Places to ${label.toLowerCase()}`}
        items={[...known.keys()]}
        nameOf={(key) => known.get(key)?.name ?? key}
        onRemove={(key) => onRemove(places.filter((place) => placeKey(place) === key))}
        onLeave={onLeave}
      />
    </div>
  );
}
