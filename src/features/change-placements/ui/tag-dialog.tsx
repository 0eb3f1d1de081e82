import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { placementQueries } from '@/entities/placement';
import type { Placement } from '@/shared/api';
import { styled } from '@/shared/theme';
import { ButtonLink } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/field';
import { FieldsSkeleton, Loading } from '@/shared/ui/skeleton';
import { type TagKind, tagCodes } from '../model/tag-codes';
import { CopiedCode } from './copied-code';

const Fields = styled('div', { base: { display: 'grid', gap: '4', mb: '4' } });

export interface TagDialogProps {
  /** The name of the placement or site. */
  name: string;
  siteId: number;
  /** The placement; undefined for a site, whose placement is then chosen in the dialog. */
  placementId?: number;
  onClose: () => void;
}

export function TagDialog({ name, siteId, placementId, onClose }: TagDialogProps) {
  const list = useQuery(placementQueries.bySite(siteId));
  const failure = failureOf(list);
  const offered = list.data?.filter(({ id, status }) =>
    placementId === undefined ? status !== 'archive' : id === placementId,
  );
  return (
    <Dialog title={`Tag code of ${name}`} open onOpenChange={(open) => !open && onClose()}>
      {failure ? (
        <ErrorState {...failure} />
      ) : offered === undefined ? (
        <Loading>
          <FieldsSkeleton fields={2} />
        </Loading>
      ) : offered.length === 0 ? (
        <EmptyState
          title="No placements yet"
          action={
            <ButtonLink from="/$cabinet/sites" to="/$cabinet/sites/$siteId/placements/new" params={{ siteId }}>
              New placement
            </ButtonLink>
          }
        >
          A placement is a place for adverts on the site, with the code that its player needs.
        </EmptyState>
      ) : (
        <Codes placements={offered} />
      )}
    </Dialog>
  );
}

interface Choice {
  placement: number | undefined;
  kind: TagKind;
}

function Codes({ placements }: { placements: readonly Placement[] }) {
  const form = useForm<Choice>({ defaultValues: { placement: placements[0]?.id, kind: 'vast' } });
  const chosen = useWatch({ control: form.control });
  const placement = placements.find(({ id }) => id === chosen.placement) ?? placements[0];
  const codes = placement ? tagCodes(placement) : [];
  const shown = codes.find(({ kind }) => kind === chosen.kind) ?? codes[0];
  return (
    <>
      <FormProvider {...form}>
        <Fields>
          {placements.length > 1 && (
            <SelectField
              name="placement"
              label="Placement"
              required
              options={placements.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <SelectField
            name="kind"
            label="Used in"
            required
            options={codes.map(({ kind, label }) => ({ value: kind, label }))}
          />
        </Fields>
      </FormProvider>
      {shown && <CopiedCode key={`${placement?.id} ${shown.kind}`} tag={shown} />}
    </>
  );
}
