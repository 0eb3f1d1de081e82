import { isLocking } from '@preroll/rules/user/user';
import { useMutation } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { inviteUser, type UserDetail } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';

const Stack = styled('div', { base: { display: 'grid', gap: '3', mb: '4', _empty: { display: 'none' } } });

const sent = ({ invitation_failed }: UserDetail) => (invitation_failed ? undefined : 'Invitation sent');

export function UserNotices({ user }: { user: UserDetail }) {
  const invitation = useMutation({
    meta: { invalidates: [{ queryKey: userQueries.all() }], success: sent },
    mutationFn: () => inviteUser(user.id),
  });
  return (
    <Stack>
      {isLocking(user.status) && (
        <Banner tone="warning" title={user.status === 'lock' ? 'This user is locked' : 'This user is banned'}>
          {user.status_reason}
        </Banner>
      )}
      {user.invited_at && !isLocking(user.status) && (
        <Banner
          tone={user.invitation_failed ? 'warning' : 'info'}
          title={user.invitation_failed ? 'The invitation was not sent' : 'No password yet'}
          action={
            <Button variant="outline" size="sm" loading={invitation.isPending} onClick={() => invitation.mutate()}>
              Send again
            </Button>
          }
        >
          {user.invitation_failed
            ? `The mail server did not take the invitation of ${formatDateTime(user.invited_at)}. It is tried again for twelve hours.`
            : `The invitation was sent on ${formatDateTime(user.invited_at)}. Its link works for seven days.`}
        </Banner>
      )}
    </Stack>
  );
}
