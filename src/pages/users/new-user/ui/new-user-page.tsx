import { getRouteApi } from '@tanstack/react-router';
import { NewUserForm } from '@/features/save-user';
import type { UserDetail } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/users/create');

/** Creates a user, then opens their page. */
export function NewUserPage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();

  const open = async ({ id }: UserDetail) => {
    if (!isCurrentScreen()) return;
    await navigate({ to: '/$cabinet/users/$userId', params: { cabinet, userId: id }, ignoreBlocker: true });
  };

  return (
    <>
      <PageHeader title="New user" />
      <NewUserForm onCreated={open} />
    </>
  );
}
