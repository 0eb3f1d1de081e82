import { Bone, Loading, wordWidth } from '@/shared/ui/skeleton';
import { List } from './timeline-styles';

/** A `Timeline` that is on its way. */
export function TimelineSkeleton() {
  return (
    <Loading>
      <List>
        {[0, 1, 2, 4].map((index) => (
          <li key={index}>
            <Bone h="5" style={{ width: wordWidth(index) }} />
            <Bone mt="1.5" style={{ width: wordWidth(3) }} />
          </li>
        ))}
      </List>
    </Loading>
  );
}
