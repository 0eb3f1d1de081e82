import { barredTitle } from '@/entities/session';
import type { LockedError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Link } from '@/shared/ui/link';

interface BarredNoticeProps {
  error: LockedError;
  /** Called when the user follows the link to the contacts. */
  onLeave: () => void;
}

/** Explains that an account is locked or banned, why, and what the user can do. */
export const BarredNotice = ({ error, onLeave }: BarredNoticeProps) => (
  <Banner tone="error" title={barredTitle(error)} takesFocus>
    <p>{`Reason: ${error.reason}`}</p>
    <p>
      To get access again,{' '}
      <Link to="/contacts" onClick={onLeave}>
        contact us
      </Link>
      .
    </p>
  </Banner>
);
