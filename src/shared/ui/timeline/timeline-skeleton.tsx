import { Loading, SkeletonBlock, wordWidth } from '@/shared/ui/skeleton';
import { List } from './timeline-styles';

/** Skeleton of a `Timeline`. */
export function TimelineSkeleton() {
  return (
    <Loading>
      <List>
        {[0, 1, 2, 4].map((index) => (
          <li key={index}>
            <SkeletonBlock h="5" style={{ width: wordWidth(index) }} />
            <SkeletonBlock mt="1.5" style={{ width: wordWidth(3) }} />
          </li>
        ))}
      </List>
    </Loading>
  );
}
