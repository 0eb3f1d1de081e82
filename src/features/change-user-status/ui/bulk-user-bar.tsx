import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@/entities/user';
import type { BulkResult, UserBulk } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { BulkResultsDialog, nameResults } from '@/shared/ui/bulk-results';
import { Button } from '@/shared/ui/button';
import { notify, offerUndo } from '@/shared/ui/toaster';
import { useChangeUsers } from '../api/use-change-users';
import { ReasonDialog } from './reason-dialog';

interface BulkUserBarProps {
  users: readonly Pick<User, 'id' | 'name' | 'status'>[];
  onDone: () => void;
}

/** Locks or unlocks the selected users. Unless all succeed, each user's result is listed. */
export function BulkUserBar({ users, onDone }: BulkUserBarProps) {
  const { mutateAsync, isPending } = useChangeUsers();
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const [isLocking, setIsLocking] = useState(false);
  const count = formatCount(users.length, 'user');

  const change = async (asked: Omit<UserBulk, 'ids'>) => {
    const answer = await mutateAsync({ ids: users.map(({ id }) => id), ...asked });
    if (!answer.every(({ ok }) => ok)) return setResults(answer);
    const text = `${count} ${asked.action}ed`;
    // unlocked users are working ones, whatever they were before
    const canUndo = asked.action === 'lock' && users.every(({ status }) => status === 'working');
    if (canUndo) void offerUndo(text, () => void undoLock(answer));
    else notify.success(text);
    onDone();
  };

  /** Leaves those alone who were changed after the lock. The bar has gone by then, so a toast tells the outcome. */
  const undoLock = async (locked: readonly BulkResult[]) => {
    const versions = Object.fromEntries(locked.map(({ id, version = 0 }) => [id, version]));
    const ids = locked.map(({ id }) => id);
    const answer = await mutateAsync({ ids, versions, action: 'unlock' }).catch(() => null);
    const refused = nameResults(answer ?? [], users, 'User').filter(({ ok }) => !ok);
    const [first] = refused;
    if (first && refused.length === 1) notify.error(`${first.name} was not unlocked. ${first.lines.join(' ')}`);
    else if (first)
      notify.error(`Not unlocked: ${refused.map(({ name }) => name).join(', ')}. ${first.lines.join(' ')}`);
    else if (answer) notify.success(`${count} unlocked`);
  };

  return (
    <>
      <Button variant="outline" size="sm" icon={<Lock aria-hidden />} onClick={() => setIsLocking(true)}>
        Lock
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<LockOpen aria-hidden />}
        loading={isPending && !isLocking}
        onClick={() => void change({ action: 'unlock' })}
      >
        Unlock
      </Button>
      {isLocking && (
        <ReasonDialog
          title={`Lock ${count}?`}
          submitLabel="Lock"
          onSubmit={(reason) => change({ action: 'lock', reason })}
          onClose={() => setIsLocking(false)}
        />
      )}
      {results && (
        <BulkResultsDialog
          title={count}
          rows={nameResults(results, users, 'User')}
          onClose={() => {
            setResults(null);
            onDone();
          }}
        />
      )}
    </>
  );
}
