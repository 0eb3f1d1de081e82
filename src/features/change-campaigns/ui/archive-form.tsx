import { useForm } from 'react-hook-form';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import type { CampaignChange, ChangedCampaign } from '../model/campaign-change';

interface ArchiveFormProps {
  campaigns: readonly ChangedCampaign[];
  onSubmit: (change: CampaignChange) => Promise<unknown>;
}

/** Asks for nothing, and says what it does. Of one alone there is nothing to look through before it is done. */
export function ArchiveForm({ campaigns, onSubmit }: ArchiveFormProps) {
  const isOne = campaigns.length === 1;
  const form = useForm(formBehaviour);
  return (
    <Form form={form} label="Archive" onSubmit={() => onSubmit({ action: 'archive' })}>
      <p>
        {isOne
          ? 'The campaign stops serving at once. Start brings it back.'
          : 'The campaigns stop serving at once. Start brings them back.'}
      </p>
      <SubmitButton>{isOne ? 'Archive campaign' : 'Preview'}</SubmitButton>
    </Form>
  );
}
