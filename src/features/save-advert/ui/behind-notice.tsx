import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

interface BehindNoticeProps {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved the same advert: whose version goes on is for the person to say. */
export const BehindNotice = ({ onKeepMine, onTakeTheirs }: BehindNoticeProps) => (
  <Banner
    tone="warning"
    title="Somebody else has changed this advert"
    action={
      <>
        <Button variant="outline" size="sm" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="outline" size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
      </>
    }
  >
    Take their version and lose what you typed, or keep yours and save it over theirs.
  </Banner>
);
