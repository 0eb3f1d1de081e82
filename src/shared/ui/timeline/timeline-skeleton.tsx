import { Bone, Loading } from '@/shared/ui/skeleton';
import { List } from './timeline-styles';

/** A `Timeline` that is on its way. */
export function TimelineSkeleton() {
  return (
    <Loading>
      <List>
        {['70%', '45%', '60%', '50%'].map((width) => (
          <li key={width}>
            <Bone h="5" style={{ width }} />
            <Bone mt="1.5" style={{ width: '30%' }} />
          </li>
        ))}
      </List>
    </Loading>
  );
}
