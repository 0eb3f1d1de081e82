import { type ReactNode, use, useEffect, useState } from 'react';
import { type FieldPath, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { Banner } from '@/shared/ui/banner';
import { ButtonLink } from '@/shared/ui/button';
import { RejectedItems, rejectedItemsMessage } from '@/shared/ui/field';
import { checkFields, errorPaths } from '@/shared/ui/form';
import { Link } from '@/shared/ui/link';
import { useCampaignNames } from '../api/use-campaign-names';
import { type Owner, useSpendable } from '../api/use-spendable';
import { campaignFacts } from '../model/campaign-facts';
import type { CampaignFormValues } from '../model/campaign-form';
import { fieldLabel } from '../model/field-label';
import { sectionLabels, sectionOf } from '../model/sections';
import { CampaignSummary } from './campaign-summary';

const Conflicts = styled('ul', { base: { display: 'grid', gap: '1', overflowWrap: 'anywhere' } });

const Quiet = styled('p', { base: { color: 'text.muted' } });

/** Validates the whole form and lists its errors before anything is sent. */
function Refusals({ isWarned }: { isWarned: boolean }) {
  const { control, trigger, getFieldState, setError } = useFormContext<CampaignFormValues>();
  const formState = useFormState({ control });
  const values = useWatch({ control });
  const { items: held } = use(RejectedItems);
  const [isChecked, setIsChecked] = useState(false);
  // continuing a draft changes the values and clears all errors, so they are validated again
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values need another validation
  useEffect(() => {
    void checkFields({ control, trigger, getFieldState, setError }).then(() => setIsChecked(true));
  }, [control, trigger, getFieldState, setError, values]);

  const messageOf = (path: string) =>
    getFieldState(path as FieldPath<CampaignFormValues>, formState).error?.message ?? '';
  // once submitted, the form also reports rejected list entries, so errors are merged by path
  const wrong = new Map([
    ...Array.from(held, ([path, items]) => [path, rejectedItemsMessage(items)] as const),
    ...errorPaths(formState.errors).map((path) => [path, messageOf(path)] as const),
  ]);
  if (!isChecked) return null;
  if (wrong.size === 0) return isWarned ? null : <Quiet role="status">No problems found.</Quiet>;
  return (
    <Banner tone="error" title="Fix these before saving">
      <Conflicts>
        {Array.from(wrong, ([path, message]) => {
          const section = sectionOf(path) ?? 'basics';
          return (
            <li key={path}>
              <Link to="." search={(state: object) => ({ ...state, section })} resetScroll={false}>
                {sectionLabels[section]}
              </Link>
              <span>{`: ${message} (${fieldLabel(path)})`}</span>
            </li>
          );
        })}
      </Conflicts>
    </Banner>
  );
}

/** Warns only: a campaign without limits may be intended. */
const Unlimited = ({ warning }: { warning: string }) => (
  <Banner
    tone="warning"
    title={warning}
    action={
      <ButtonLink to="." search={(state: object) => ({ ...state, section: 'limits' })} variant="outline" size="sm">
        Set a budget
      </ButtonLink>
    }
  />
);

interface ReviewSectionProps extends Omit<Parameters<typeof CampaignSummary>[0], 'title' | 'facts'> {
  /** Warnings that don't prevent saving. */
  warnings: ReactNode;
  owner: Owner;
}

/** Shows all settings of the new campaign before it is created. */
export function ReviewSection({ warnings, owner, ...summary }: ReviewSectionProps) {
  const { control } = useFormContext<CampaignFormValues>();
  const values = useWatch({ control }) as CampaignFormValues;
  const names = useCampaignNames();
  const { warning } = useSpendable(owner, summary.currency);
  return (
    <>
      <Refusals isWarned={warning !== undefined} />
      {warning && <Unlimited warning={warning} />}
      {warnings}
      <CampaignSummary title="Review" {...summary} facts={campaignFacts(values, { ...summary, names })} />
      <Quiet>Adverts are added on the campaign’s page, once it is created.</Quiet>
    </>
  );
}
