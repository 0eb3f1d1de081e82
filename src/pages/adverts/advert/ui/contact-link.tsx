import { ButtonLink } from '@/shared/ui/button';
import { fixVariants } from '@/widgets/serving-answer';

export const ContactLink = ({ look = 'button' }: { look?: keyof typeof fixVariants }) => (
  <ButtonLink to="/contacts" {...fixVariants[look]}>
    Contact us
  </ButtonLink>
);
