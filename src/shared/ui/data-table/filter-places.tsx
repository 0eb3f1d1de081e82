import { chakra } from '@chakra-ui/react/styled-system';
import { FilterChip } from './filter-chip';

const Unseen = chakra('div', { base: { display: 'contents', visibility: 'hidden' } });

interface FilterPlacesProps {
  /** Labels of the chips that are on their way. */
  labels: readonly string[];
}

/** Keeps the places of filters that load later: a full bar that wraps when they arrive would move the table. */
export const FilterPlaces = ({ labels }: FilterPlacesProps) => (
  <Unseen aria-hidden>
    {labels.map((label) => (
      <FilterChip key={label} label={label} value={undefined} />
    ))}
  </Unseen>
);
