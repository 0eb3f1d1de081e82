import { styled } from '@/shared/theme';

const Groups = styled('span', {
  base: { fontVariantNumeric: 'tabular-nums', '& > span:not(:last-of-type)': { me: '1.5' } },
});

/** The number of a bank account in groups of four, which is copied without blanks: some banks take no others. */
export const AccountNumber = ({ account }: { account: string }) => (
  <Groups>
    {account.match(/.{1,4}/g)?.map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and keep their places
      <span key={index}>{group}</span>
    ))}
  </Groups>
);
