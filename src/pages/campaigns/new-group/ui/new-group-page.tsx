import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { FolderField } from '@/entities/folder';
import { $depth, managesOthers, useFolderKinds } from '@/entities/session';
import { OwnerField } from '@/entities/user';
import { NewGroupForm, useCreateGroup } from '@/features/save-group';
import type { GroupCreate } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/new-group');

/** Creates a group, then opens the list of groups. */
export function NewGroupPage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const { mutateAsync: create } = useCreateGroup();
  const isCurrentScreen = useIsCurrentScreen();
  const inFolders = useFolderKinds().includes('campaign');
  const currentFolder = useUnit($depth).campaign.at(-1);

  const submit = async (values: GroupCreate) => {
    const { folderId } = await create(values);
    if (!isCurrentScreen()) return;
    await navigate({
      to: '/$cabinet/campaigns/groups',
      params: { cabinet },
      search: { folder: folderId ?? undefined },
    });
  };

  return (
    <>
      <PageHeader title="New group" />
      <NewGroupForm
        folderId={inFolders ? (currentFolder ?? null) : undefined}
        onSubmit={submit}
        owner={managesOthers(cabinet) ? <OwnerField /> : undefined}
        folder={inFolders ? <FolderField name="folder_id" kind="campaign" /> : undefined}
      />
    </>
  );
}
