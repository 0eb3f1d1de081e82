import { chakra } from '@chakra-ui/react/styled-system';
import { refuseReason, siteReasons } from '@preroll/rules/site-reasons';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { reasonTitle, type Site } from '@/entities/site';
import { RejectReason } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';
import { SelectField, TextareaField, TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { useChangeSiteStatus } from '../api/use-change-site-status';
import { actionLabels, type ReasonedAction } from '../model/site-change';

const schema = z.object({ reason: RejectReason });

type Values = z.input<typeof schema>;

const Advice = chakra('p', { base: { textStyle: 'small', color: 'text.muted' } });

const codes = Object.keys(siteReasons) as Values['reason']['code'][];

interface ReasonDialogProps {
  site: Pick<Site, 'id' | 'name' | 'domain' | 'version'>;
  action: ReasonedAction;
  onClose: () => void;
}

/** Returns, bans or locks a site with a reason, which its owner reads together with the advice on it. */
export function ReasonDialog({ site, action, onClose }: ReasonDialogProps) {
  const { mutateAsync: change } = useChangeSiteStatus(site, { hasForm: true });
  const form = useForm({
    ...formBehaviour,
    resolver: withRules<Values, z.output<typeof schema>>(contractResolver(schema), ({ reason }) =>
      refuseReason(action, { ...reason, page: reason.page || null }, site.domain),
    ),
    defaultValues: { reason: { code: 'no_content', text: '', page: '' } } satisfies Values as Values,
  });
  const { code } = useWatch({ control: form.control, name: 'reason' });
  const { example, advice, resend } = siteReasons[code];

  const submit = ({ reason }: z.output<typeof schema>) =>
    change({ action, reason: { ...reason, page: reason.page || null } });

  return (
    <FormDialog
      title={`${actionLabels[action]} ${site.name}?`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={actionLabels[action]}
    >
      <SelectField
        name="reason.code"
        label="Reason"
        help={example && `For example: ${example}`}
        options={codes.map((value) => ({ value, label: reasonTitle(value) }))}
        required
      />
      <Advice>{`The webmaster reads: ${advice} Resubmit: ${resend}`}</Advice>
      <TextareaField
        name="reason.text"
        label="Comment"
        help="What exactly, in your words"
        required={code === 'other'}
      />
      <TextField name="reason.page" label="Page" help={`An address on ${site.domain} that shows it`} />
    </FormDialog>
  );
}
