import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { placementQueries } from '@/entities/placement';
import { $actsAsAdmin, type Cabinet, managesOthers } from '@/entities/session';
import { describeSiteChange, type Site, siteLabels, siteQueries, toSite } from '@/entities/site';
import { listSiteChanges, updateSite } from '@/shared/api';
import { SiteCreate } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { Banner } from '@/shared/ui/banner';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { EditConflictNotice, Form, SaveBar, useFormGuard, useRecordForm } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import { domainOf } from '../model/domain-of';
import { SiteFields } from './site-fields';

const schema = SiteCreate.omit({ owner_id: true });

const toFormValues = (site: Site): z.input<typeof schema> => ({
  domain: site.shownDomain,
  name: site.name,
  platform_type: site.platform,
  categories: [...site.categories],
  folder_id: site.folderId,
  revenue_share: site.revenueShare,
});

interface EditSiteFormProps {
  /** The current state on the server. */
  site: Site;
  cabinet: Cabinet;
  /** The folder field, for users with folders. */
  folder?: ReactNode;
  onSaved: () => Promise<unknown>;
}

/** Edits a site. Changing the domain shows the consequences and needs a confirmation. */
export function EditSiteForm({ site, cabinet, folder, onSaved }: EditSiteFormProps) {
  const setsShare = useUnit($actsAsAdmin);
  const { form, edited, save } = useRecordForm({
    record: site,
    toFormValues,
    resolver: contractResolver(schema),
    save: async ({ folder_id, revenue_share, ...values }: z.output<typeof schema>, { version }) =>
      toSite(
        await updateSite(site.id, {
          ...values,
          ...(folder && folder_id !== undefined && { folder_id }),
          ...(setsShare && { revenue_share }),
          version,
        }),
      ),
    meta: {
      invalidates: [{ queryKey: siteQueries.all() }, { queryKey: placementQueries.all() }],
      success: ({ name }: Site) => `Site ${name} updated`,
    },
  });
  const domain = useWatch({ control: form.control, name: 'domain' });
  const isStillHere = useIsCurrentScreen();
  useFormGuard(form.control);
  const confirm = useConfirm();
  const typed = domainOf(domain);
  const movesTo = typed === edited.base.domain ? null : typed;
  const cost = managesOthers(cabinet)
    ? 'It has to be verified again. Until then the site shows no adverts.'
    : 'It has to be verified and reviewed again. Until then the site shows no adverts.';

  const submit = async (values: z.output<typeof schema>) => {
    if (movesTo !== null) {
      const title = `Change the domain to ${movesTo}?`;
      if (!(await confirm({ title, text: cost, confirmLabel: 'Change domain' }))) return;
    }
    await save(values);
    if (isStillHere()) await onSaved();
  };

  return (
    <Form form={form} label="Edit site" onSubmit={submit}>
      <EditConflictNotice
        what="site"
        edited={edited}
        history={{
          readChanges: async () => (await listSiteChanges(site.id)).items,
          describe: describeSiteChange,
        }}
      />
      <SiteFields addressHelp="The domain is what is verified" folder={folder} />
      {setsShare && (
        <NumberField
          name="revenue_share"
          label={siteLabels.revenue_share}
          help="The webmaster's part of what advertisers pay, from the next day on. Leave empty for the default"
          unit="%"
          unitName="percent"
          min={0}
          max={100}
        />
      )}
      {movesTo !== null && (
        <Banner tone="warning" title="Another domain is another site">
          {cost}
        </Banner>
      )}
      <SaveBar labels={siteLabels} />
    </Form>
  );
}
