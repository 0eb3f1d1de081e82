import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { useChangeUsers } from '../api/use-change-users';
import { type ChangedUser, nameUsers, unlockLabel } from '../model/user-change';
import { LockDialog } from './lock-dialog';

interface BulkUserBarProps {
  users: readonly ChangedUser[];
  onDone: () => void;
}

export function BulkUserBar({ users, onDone }: BulkUserBarProps) {
  const { run, submit, pending, dialog } = useChangeUsers();
  const [isLocking, setIsLocking] = useState(false);

  return (
    <>
      <Button variant="outline" size="sm" icon={<Lock aria-hidden />} onClick={() => setIsLocking(true)}>
        Lock
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<LockOpen aria-hidden />}
        loading={pending?.action === 'unlock'}
        onClick={() => run({ action: 'unlock' }, users, onDone)}
      >
        {unlockLabel(users)}
      </Button>
      {isLocking && (
        <LockDialog
          title={`Lock ${nameUsers(users)}?`}
          name="reason"
          submitLabel="Lock"
          onSubmit={(reason) => submit({ action: 'lock', reason }, users, onDone)}
          onClose={() => setIsLocking(false)}
        />
      )}
      {dialog}
    </>
  );
}
