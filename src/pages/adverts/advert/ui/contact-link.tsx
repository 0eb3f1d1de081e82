import { ButtonLink } from '@/shared/ui/button';
import { fixLooks } from '@/widgets/serving-answer';

/** The way to the people who decide. */
export const ContactLink = ({ look = 'button' }: { look?: keyof typeof fixLooks }) => (
  <ButtonLink to="/contacts" {...fixLooks[look]}>
    Contact us
  </ButtonLink>
);
