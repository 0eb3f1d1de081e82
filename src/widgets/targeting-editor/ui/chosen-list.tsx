import { chakra } from '@chakra-ui/react/styled-system';
import { type GeoPlace, placeKey } from '@/entities/targeting';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { TagGrid } from '@/shared/ui/tags-field';

const Head = chakra('div', {
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
  /** The last of them is gone: the focus is wanted elsewhere. */
  onLeave: () => void;
}

/** The places of one side, to be looked through and taken away. */
export function ChosenList({ label, places, onRemove, onLeave }: ChosenListProps) {
  if (places.length === 0) return null;
  const known = new Map(places.map((place) => [placeKey(place), place]));
  return (
    <div>
      <Head>
        <strong>
          {label}: {formatNumber(places.length)}
        </strong>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove all that are ${label.toLowerCase()}`}
          onClick={() => {
            onRemove(places);
            onLeave();
          }}
        >
          Remove all
        </Button>
      </Head>
      <TagGrid
        label={`${label} places`}
        items={[...known.keys()]}
        nameOf={(key) => known.get(key)?.name ?? key}
        onRemove={(key) => onRemove(places.filter((place) => placeKey(place) === key))}
        onLeave={onLeave}
      />
    </div>
  );
}
