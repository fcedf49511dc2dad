import styled from '@emotion/styled';
import type { Ref } from 'react';
import { SWAP_TOKENS, type SwapToken } from '@/domain/swap/tokens';
import { ShareWorth } from '@/parts/share-worth';
import { AmountField } from '@/parts/amount-field/amount-field';
import { completed } from '@/parts/amount-field/amount-text';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { Select } from '@/ui/form/select-field';
import { fromBaseUnits } from '@/utils/money';

const OPTIONS = SWAP_TOKENS.map((token) => ({ value: token, label: token }));
const Token = styled('span')({ display: 'block', inlineSize: 116 });
const Balance = styled('span')({ color: color.soft });

type Props = {
  label: string;
  tokenLabel: string;
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  places: number | undefined;
  token: SwapToken;
  balance: bigint | 'loading' | null;
  isAbout: boolean;
  onValue: (amount: string) => void;
  onToken: (token: SwapToken) => void;
  onMax?: () => void;
  hint?: string;
};

const TokenBalance = ({ token, balance, isAbout, places }: Pick<Props, 'token' | 'balance' | 'isAbout' | 'places'>) =>
  balance !== null && (
    <Balance>
      Balance:{' '}
      {balance === 'loading' || places === undefined ? (
        'loading'
      ) : (
        <>
          <Amount value={fromBaseUnits(balance, places)} unit={token} isAbout={isAbout} />.
        </>
      )}
    </Balance>
  );

const TokenChoice = ({ token, tokenLabel, onToken }: Pick<Props, 'token' | 'tokenLabel' | 'onToken'>) => (
  <Token>
    <Select
      aria-label={tokenLabel}
      value={token}
      options={OPTIONS}
      onChange={({ target }) => {
        const chosen = SWAP_TOKENS.find((one) => one === target.value);
        if (chosen) onToken(chosen);
      }}
    />
  </Token>
);

export const SideField = ({ token, tokenLabel, balance, isAbout, onToken, hint, places, ...field }: Props) => (
  <AmountField
    {...field}
    places={places}
    hint={
      <>
        <TokenBalance {...{ token, balance, isAbout, places }} />
        {hint && ` ${hint}`}
        {token === 'FNX' && <ShareWorth amount={completed(field.value)} />}
      </>
    }
    unit={<TokenChoice {...{ token, tokenLabel, onToken }} />}
  />
);
