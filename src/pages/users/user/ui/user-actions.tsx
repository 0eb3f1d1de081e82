import { checkUserStatus, isLocking } from '@preroll/rules/user/user';
import { useMutation } from '@tanstack/react-query';
import { Ban, Lock, LockOpen, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { userQueries } from '@/entities/user';
import { LockDialog, unlockLabel } from '@/features/change-user-status';
import { type UserUpdate, updateUser } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { RowMenu } from '@/shared/ui/menu';
import { RemoveUserDialog } from './remove-user-dialog';
import type { UserTabProps } from './user-tab-props';

interface Change extends Pick<UserUpdate, 'status' | 'status_reason'> {
  done: string;
}

export function UserActions({ user, isSelf }: UserTabProps) {
  const [dialog, setDialog] = useState<'lock' | 'ban' | 'remove' | null>(null);
  const change = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: userQueries.all() }],
      success: (_: unknown, { done }: Change) => done,
    },
    mutationFn: ({ done: _, ...status }: Change) => updateUser(user.id, { ...status, version: user.version }),
  });
  const close = () => setDialog(null);
  const ownReason = isSelf ? 'Nobody does this to themself: ask another admin' : undefined;
  const isWorking = user.status === 'working';
  const isLocked = isLocking(user.status);
  const letIn =
    user.status === 'ban'
      ? `Ban of ${user.name} lifted${user.status_before === 'lock' ? ', locked as before' : ''}`
      : `${user.name} ${isLocked ? 'unlocked' : 'activated'}`;

  return (
    <>
      {isWorking ? (
        <Button
          variant="outline"
          icon={<Lock aria-hidden />}
          disabledReason={ownReason}
          onClick={() => setDialog('lock')}
        >
          Lock
        </Button>
      ) : (
        <Button
          variant="outline"
          icon={isLocked ? <LockOpen aria-hidden /> : <Play aria-hidden />}
          loading={change.isPending}
          onClick={() => change.mutate({ status: user.status_before ?? 'working', done: letIn })}
        >
          {isLocked ? unlockLabel([user]) : 'Activate'}
        </Button>
      )}
      <RowMenu
        name={user.name}
        items={[
          ...(isWorking || user.status === 'lock'
            ? []
            : [
                {
                  key: 'lock',
                  label: 'Lock',
                  icon: <Lock aria-hidden />,
                  disabledReason: ownReason ?? checkUserStatus(user.status, 'lock') ?? undefined,
                  onSelect: () => setDialog('lock'),
                },
              ]),
          {
            key: 'ban',
            label: 'Ban',
            icon: <Ban aria-hidden />,
            danger: true,
            disabledReason: ownReason ?? (user.status === 'ban' ? 'Already banned' : undefined),
            onSelect: () => setDialog('ban'),
          },
          {
            key: 'remove',
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            danger: true,
            disabledReason: ownReason,
            onSelect: () => setDialog('remove'),
          },
        ]}
      />
      {(dialog === 'lock' || dialog === 'ban') && (
        <LockDialog
          title={dialog === 'lock' ? `Lock ${user.name}?` : `Ban ${user.name}?`}
          name="status_reason"
          submitLabel={dialog === 'lock' ? 'Lock' : 'Ban'}
          onSubmit={(status_reason) =>
            change.mutateAsync({
              status: dialog,
              status_reason,
              done: `${user.name} ${dialog === 'lock' ? 'locked' : 'banned'}`,
            })
          }
          onClose={close}
        />
      )}
      {dialog === 'remove' && <RemoveUserDialog user={user} onClose={close} />}
    </>
  );
}
