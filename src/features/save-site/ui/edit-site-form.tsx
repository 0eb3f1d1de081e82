import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { type Cabinet, managesOthers } from '@/entities/session';
import { type Site, siteLabels, siteQueries, toSite } from '@/entities/site';
import { updateSite } from '@/shared/api';
import { SiteCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { Banner } from '@/shared/ui/banner';
import {
  EditConflictNotice,
  Form,
  formBehaviour,
  SaveBar,
  useEditedRecord,
  useUnsavedChangesGuard,
} from '@/shared/ui/form';
import { SiteFields } from './site-fields';

const schema = SiteCreate.omit({ owner_id: true, revenue_share: true });

const toFormValues = (site: Site): z.input<typeof schema> => ({
  domain: site.shownDomain,
  name: site.name,
  platform_type: site.platform,
  categories: [...site.categories],
  folder_id: site.folderId,
});

interface EditSiteFormProps {
  /** The current state on the server. */
  site: Site;
  cabinet: Cabinet;
  /** The folder field, where there are folders. */
  folder?: ReactNode;
  onSaved: () => Promise<unknown>;
}

/** Edits a site. Another address says before saving what it costs. */
export function EditSiteForm({ site, cabinet, folder, onSaved }: EditSiteFormProps) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    ...formBehaviour,
    resolver: contractResolver(schema),
    defaultValues: toFormValues(site),
  });
  const { base, isOutdated, wasRejected, keepMine, takeTheirs } = useEditedRecord(form, site, toFormValues);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const domain = useWatch({ control: form.control, name: 'domain' });
  const isStillHere = useIsCurrentScreen();
  const { mutateAsync: update } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: siteQueries.all() }],
      success: ({ name }: Site) => `Site ${name} updated`,
    },
    mutationFn: async ({ folder_id, ...values }: z.output<typeof schema>) =>
      toSite(
        await updateSite(site.id, {
          ...values,
          ...(folder && folder_id !== undefined && { folder_id }),
          version: base.version,
        }),
      ),
  });
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  const submit = async (values: z.output<typeof schema>) => {
    await update(values);
    if (isStillHere()) await onSaved();
  };

  return (
    <Form form={form} label="Edit site" onSubmit={submit}>
      {isOutdated && (
        <EditConflictNotice what="site" wasRejected={wasRejected} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
      )}
      <SiteFields addressHelp="The domain is what is verified" folder={folder} />
      {domain !== base.shownDomain && (
        <Banner tone="warning" title="Another domain is another site">
          {managesOthers(cabinet)
            ? 'It has to be verified again. Until then the site shows no adverts.'
            : 'It has to be verified and reviewed again. Until then the site shows no adverts.'}
        </Banner>
      )}
      <SaveBar labels={siteLabels} />
    </Form>
  );
}
