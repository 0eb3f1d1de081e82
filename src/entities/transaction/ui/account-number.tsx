import { styled } from '@/shared/theme';

const Groups = styled('span', {
  base: { fontVariantNumeric: 'tabular-nums', '& > span:not(:last-of-type)': { me: '1.5' } },
});

/** A bank account number in groups of four. Copying it yields no spaces, which some banks don't accept. */
export const AccountNumber = ({ account }: { account: string }) => (
  <Groups>
    {account.match(/.{1,4}/g)?.map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat, and their order never changes
      <span key={index}>{group}</span>
    ))}
  </Groups>
);
