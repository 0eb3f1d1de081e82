import { useWatch } from 'react-hook-form';
import { SwitchField, TextField } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';
import { UrlField } from '@/shared/ui/url-field';

/** VPAID: a script instead of a video, or over one. */
export function VpaidFields() {
  const usesVpaid = useWatch({ name: 'use_vpaid' });
  return (
    <Section title="VPAID">
      <SwitchField name="use_vpaid" label="Use VPAID" help="A script draws the advert. Deprecated since VAST 4.1" />
      {usesVpaid && (
        <>
          <UrlField name="vpaid" label="VPAID script" secure required />
          <TextField name="vpaid_name" label="VPAID name" />
        </>
      )}
      <SwitchField name="interactive" label="Interactive" help="Answers to more than a click" />
    </Section>
  );
}
