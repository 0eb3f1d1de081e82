import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { inspectTag, type Placement, type TagInspection } from '@/shared/api';
import { TagInspectionInput } from '@/shared/contract';
import { contractResolver } from '@/shared/lib/forms';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import { UrlField } from '@/shared/ui/url-field';
import { TagInspectionView } from './tag-inspection';

/** Fetches the tag of any ad server, such as the placement's backfill, and shows the resulting chain. */
export function InspectTag({ placement }: { placement: Pick<Placement, 'backfill_vast_url'> }) {
  const [inspected, setInspected] = useState<{ count: number; inspection: TagInspection }>();
  const { mutateAsync: inspect } = useMutation({
    meta: { hasForm: true },
    mutationFn: (values: TagInspectionInput) => inspectTag(values),
  });
  const form = useForm({
    ...formBehaviour,
    resolver: contractResolver(TagInspectionInput),
    defaultValues: { url: placement.backfill_vast_url ?? '' },
  });
  return (
    <>
      <Form
        form={form}
        label="Test another tag"
        onSubmit={async (values) => {
          const inspection = await inspect(values);
          setInspected((before) => ({ count: (before?.count ?? 0) + 1, inspection }));
        }}
      >
        <UrlField
          name="url"
          label="Tag"
          required
          secure
          help="A VAST tag of any server, with https"
          placeholder="https://ads.partner.example/vast?zone=118"
        />
        <SubmitButton variant="outline">Test the tag</SubmitButton>
      </Form>
      {inspected && !form.formState.errors.url && (
        <TagInspectionView key={inspected.count} inspection={inspected.inspection} />
      )}
    </>
  );
}
