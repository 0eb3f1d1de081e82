import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { HomographWarning, siteQueries, toSite } from '@/entities/site';
import { type AddedSite, createSite, type Site, type SiteSuggestion, suggestSite } from '@/shared/api';
import { SiteCreate, SiteSuggestionRequest } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Banner } from '@/shared/ui/banner';
import { TextField } from '@/shared/ui/field';
import { Form, FormBar, formBehaviour, SubmitButton, useUnsavedChangesGuard } from '@/shared/ui/form';
import { Link } from '@/shared/ui/link';
import { SiteFields } from './site-fields';

const addressResolver = contractResolver(SiteSuggestionRequest);

interface NewSiteFormProps {
  /** The current folder; undefined for users without folders. */
  folderId: number | null | undefined;
  owner?: ReactElement | false;
  folder?: ReactNode;
  onCreated: (site: Pick<Site, 'id' | 'name'>) => Promise<unknown>;
}

/** An existing site with the same domain. */
type Double = AddedSite & { typed: string };

/** Asks for the address first; the other fields depend on it. */
export function NewSiteForm(props: NewSiteFormProps) {
  const [suggestion, setSuggestion] = useState<SiteSuggestion | null>(null);
  const form = useForm({ ...formBehaviour, resolver: addressResolver, defaultValues: { domain: '' } });
  const typed = useWatch({ control: form.control, name: 'domain' });
  const [double, setDouble] = useState<Double | null>(null);
  const { mutateAsync: suggest } = useMutation({
    meta: { hasForm: true },
    mutationFn: (values: z.output<typeof SiteSuggestionRequest>) => suggestSite(values),
  });
  if (suggestion) return <SuggestedSiteForm {...props} suggestion={suggestion} />;

  const submit = async (values: z.output<typeof SiteSuggestionRequest>) => {
    const checked = form.getValues('domain');
    const found = await suggest(values);
    if (found.added === null) return setSuggestion(found);
    // the user may have typed another address meanwhile
    if (form.getValues('domain') !== checked) return;
    setDouble({ ...found.added, typed: checked });
    form.setError('domain', { type: 'server', message: 'This domain has been added already' });
  };

  return (
    <Form form={form} label="Address of the site" onSubmit={submit}>
      <TextField
        name="domain"
        label="Address"
        help="Any page of the site, such as https://example.com"
        placeholder="https://"
        autoComplete="url"
        required
      />
      {double?.typed === typed && (
        <p>
          <Link from="/$cabinet/sites" to="/$cabinet/sites/$siteId" params={{ siteId: double.id }}>
            {`Open ${double.name}`}
          </Link>
        </p>
      )}
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}

function SuggestedSiteForm({
  suggestion,
  folderId,
  owner,
  folder,
  onCreated,
}: NewSiteFormProps & { suggestion: SiteSuggestion }) {
  const form = useForm<z.input<typeof SiteCreate>, unknown, z.output<typeof SiteCreate>>({
    ...formBehaviour,
    resolver: contractResolver(owner ? SiteCreate.required({ owner_id: true }) : SiteCreate),
    defaultValues: {
      domain: suggestion.domain_unicode,
      name: suggestion.name,
      platform_type: 'web',
      categories: [],
      ...(folderId !== undefined && { folder_id: folderId }),
    },
  });
  const { setFocus } = form;
  // the first form, which had the focus, is gone
  useEffect(() => setFocus('name'), [setFocus]);
  const {
    mutateAsync: create,
    isPending,
    isSuccess,
  } = useMutation({
    meta: {
      hasForm: true,
      invalidates: [{ queryKey: siteQueries.all() }],
      success: ({ name }: { name: string }) => `Site ${name} created`,
    },
    mutationFn: async (values: z.output<typeof SiteCreate>) => toSite(await createSite(values)),
  });
  useUnsavedChangesGuard(!isPending && !isSuccess);

  return (
    <Form form={form} label="New site" onSubmit={async (values) => onCreated(await create(values))}>
      {suggestion.is_reachable === false && (
        <Banner tone="warning" title="The home page did not answer">
          You can add the site now. Reviewers and the verification need it to open.
        </Banner>
      )}
      <HomographWarning resembles={suggestion.domain_resembles}>
        Reviewers look at such addresses closely.
      </HomographWarning>
      {suggestion.twin && (
        <Banner
          tone="info"
          title={`The site ${suggestion.twin.name} has this address ${suggestion.domain.startsWith('www.') ? 'without' : 'with'} www.`}
          action={
            <Link from="/$cabinet/sites" to="/$cabinet/sites/$siteId" params={{ siteId: suggestion.twin.id }}>
              {`Open ${suggestion.twin.name}`}
            </Link>
          }
        >
          If both show the same pages, one site is enough.
        </Banner>
      )}
      <SiteFields
        addressHelp={
          suggestion.domain === suggestion.domain_unicode
            ? 'The domain is what is verified'
            : `The domain is what is verified: ${suggestion.domain}`
        }
        owner={owner}
        folder={folder}
      />
      <FormBar>
        <SubmitButton>Create site</SubmitButton>
      </FormBar>
    </Form>
  );
}
