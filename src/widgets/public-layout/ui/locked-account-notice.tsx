import { lockedAccountTitle } from '@/entities/session';
import type { LockedError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Link } from '@/shared/ui/link';

interface LockedAccountNoticeProps {
  error: LockedError;
  /** Called when the user follows the link to the contacts. */
  onLeave: () => void;
}

/** Explains that an account is locked or banned, why, and what the user can do. */
export const LockedAccountNotice = ({ error, onLeave }: LockedAccountNoticeProps) => (
  <Banner tone="error" title={lockedAccountTitle(error)} takesFocus>
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
