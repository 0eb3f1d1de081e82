import { siteReasons, validateReason } from '@preroll/rules/site/site-reasons';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { reasonTitle, type Site } from '@/entities/site';
import { RejectCode, RejectReason } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';
import { styled } from '@/shared/theme';
import { SelectField, TextareaField, TextField } from '@/shared/ui/field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { decideInDialog } from '@/shared/ui/reason-dialog';
import { useChangeSiteStatus } from '../api/use-change-site-status';
import { actionLabels, type ReasonedAction } from '../model/site-change';

/** The code is null until the user chooses one, because no reason is a sensible default. */
const schema = z.object({ reason: RejectReason.extend({ code: RejectCode.nullable().pipe(RejectCode) }) });

type Values = z.input<typeof schema>;

const Advice = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });

const codes = Object.keys(siteReasons) as RejectCode[];

export interface ReasonDialogProps {
  site: Pick<Site, 'id' | 'name' | 'domain' | 'shownDomain' | 'version'>;
  action: ReasonedAction;
  /** See `decideInDialog`. */
  onDecided?: (() => void) | undefined;
  onClose: () => void;
}

/** Returns, bans or locks a site with a reason, which is shown to its owner together with advice. */
export function ReasonDialog({ site, action, onDecided, onClose }: ReasonDialogProps) {
  const { mutateAsync: change } = useChangeSiteStatus(site, { hasForm: true });
  const form = useForm({
    ...formBehaviour,
    resolver: withRules<Values, z.output<typeof schema>>(contractResolver(schema), ({ reason: { code, ...reason } }) =>
      code === null ? {} : validateReason(action, { ...reason, code, page: reason.page || null }, site.domain),
    ),
    defaultValues: { reason: { code: null, text: '', page: '' } } satisfies Values as Values,
  });
  const { code } = useWatch({ control: form.control, name: 'reason' });
  const facts = code && siteReasons[code];

  const submit = ({ reason }: z.output<typeof schema>) =>
    decideInDialog(() => change({ action, reason: { ...reason, page: reason.page || null } }), onDecided);

  return (
    <FormDialog
      title={`${actionLabels[action]} ${site.name}?`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={actionLabels[action]}
      danger={action === 'ban'}
    >
      <SelectField
        name="reason.code"
        label="Reason"
        help={facts?.example && `For example: ${facts.example}`}
        placeholder="Choose a reason"
        options={codes.map((value) => ({ value, label: reasonTitle(value) }))}
        required
      />
      {facts && (
        <Advice>
          {`The webmaster reads: ${facts.advice}${action === 'return' ? ` Resubmit the site ${facts.resend}.` : ''}`}
        </Advice>
      )}
      <TextareaField
        name="reason.text"
        label="Comment"
        help="What exactly, in your words"
        required={code === 'other'}
      />
      <TextField name="reason.page" label="Page" help={`An address on ${site.shownDomain} that shows it`} />
    </FormDialog>
  );
}
