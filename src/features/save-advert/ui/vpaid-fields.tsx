import { validateVpaid } from '@preroll/rules/advert/vpaid';
import { useFormState, useWatch } from 'react-hook-form';
import { Banner } from '@/shared/ui/banner';
import { SwitchField, TextField } from '@/shared/ui/field';
import { UrlField } from '@/shared/ui/url-field';
import type { AdvertFormValues } from '../model/advert-form';

/** VPAID: a script instead of a video, or over one. */
export function VpaidFields({ isAllowed }: { isAllowed: boolean }) {
  const usesVpaid = useWatch<AdvertFormValues, 'use_vpaid'>({ name: 'use_vpaid' });
  const { defaultValues } = useFormState<AdvertFormValues>();
  const refusal = validateVpaid({ isUsed: true, isAllowed, wasUsed: defaultValues?.use_vpaid });
  return (
    <>
      <SwitchField
        name="use_vpaid"
        label="Use VPAID"
        help="A script renders the advert. Deprecated since VAST 4.1"
        // VPAID can always be switched off
        disabledReason={usesVpaid ? undefined : (refusal ?? undefined)}
      />
      {usesVpaid && (
        <>
          <Banner tone="warning" title="VPAID is deprecated" announced={false}>
            The script runs on other people's sites, and players are dropping support for it. It is reviewed before it
            is shown.
          </Banner>
          <UrlField name="vpaid" label="VPAID script" secure required />
          <TextField name="vpaid_name" label="VPAID name" help="For your own reference, such as its version" />
        </>
      )}
      <SwitchField
        name="interactive"
        label="Interactive"
        help="Responds to more than clicks. Without VPAID, the placement's script draws over the video where the format allows it"
      />
    </>
  );
}
