import { ButtonLink } from '@/shared/ui/button';
import { fixLook } from '@/widgets/serving-answer';

/** The way to the people who decide. */
export const ContactLink = () => (
  <ButtonLink to="/contacts" {...fixLook}>
    Contact us
  </ButtonLink>
);
