import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { FolderField } from '@/entities/folder';
import { $depth, looksAfterOthers, useFolderKinds } from '@/entities/session';
import { OwnerField } from '@/entities/user';
import { NewGroupForm, useCreateGroup } from '@/features/save-group';
import type { GroupCreate } from '@/shared/api';
import { useIsStillHere } from '@/shared/lib/scheduling';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/campaigns/new-group');

/** A new group, and then the campaigns, which can be put into it. */
export function NewGroupPage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const { mutateAsync: create } = useCreateGroup();
  const isStillHere = useIsStillHere();
  const inFolders = useFolderKinds().includes('campaign');
  const here = useUnit($depth).campaign.at(-1);

  const submit = async (values: GroupCreate) => {
    const { folderId } = await create(values);
    if (!isStillHere()) return;
    await navigate({ to: '/$cabinet/campaigns', params: { cabinet }, search: { folder: folderId ?? undefined } });
  };

  return (
    <>
      <PageHeader title="New group" />
      <NewGroupForm
        folderId={inFolders ? (here ?? null) : undefined}
        onSubmit={submit}
        owner={looksAfterOthers(cabinet) ? <OwnerField /> : undefined}
        folder={inFolders ? <FolderField name="folder_id" kind="campaign" /> : undefined}
      />
    </>
  );
}
