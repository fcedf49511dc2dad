import styled from '@emotion/styled';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TokenBalance } from '@/chain/balances';
import { AmountField } from '@/parts/amount-field/amount-field';
import { FormGate } from '@/parts/gate/form-gate';
import { useWalletGate } from '@/parts/gate/use-gate';
import { LastRead } from '@/parts/last-read';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Amount } from '@/ui/amount';
import { Form } from '@/ui/form/form';
import { SelectField } from '@/ui/form/select-field';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextField } from '@/ui/form/text-field';
import { Actions } from '@/ui/layout/actions';
import { SmallError } from '@/ui/state/small-error';
import { fromBaseUnits } from '@/utils/money';
import { NameFound } from './name-found';
import { useSendForm, type SendFormProps } from '../../hooks/use-send-form';
import { RESERVED_FOR_FEE, SEND_TOKENS, type SendToken } from '../../model/amount-to-send';

const Flat = styled(Form)({ marginBlockStart: 0, maxInlineSize: 560 });
const Soft = styled('span')({ color: color.soft });
const OPTIONS = SEND_TOKENS.map((token) => ({ value: token, label: token }));

const HINT =
  'The full BNB Smart Chain address: 0x and 40 characters. Paste it from the recipient, never from a list of past transactions.';
const NAMES = ' You can also enter a name such as alice.eth.';

type Props = Omit<SendFormProps, 'mayReview'>;

/** Requires a connected wallet but no identity check, because the tokens belong to the investor. */
export function SendForm(props: Props) {
  const gate = useWalletGate();
  const { balance, change, submit, takeAll, to, amount, lookup } = useSendForm({
    ...props,
    mayReview: gate.state === 'open',
  });
  const { token } = props.draft;
  return (
    <Flat onSubmit={(event) => void submit(event)} aria-label="Send">
      <SelectField
        label="Token"
        value={token}
        options={OPTIONS}
        onChange={({ target }) => {
          const chosen = SEND_TOKENS.find((one) => one === target.value);
          if (chosen) change({ token: chosen });
        }}
      />
      <TextField
        {...to}
        label="Recipient"
        hint={HINT + (props.config.ensRpcPath ? NAMES : '')}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => change({ to: target.value })}
      />
      <NameFound {...lookup} />
      <AmountField
        {...amount}
        label="Amount"
        unit={token}
        places={balance.data?.decimals}
        onValue={(typed) => change({ amount: typed })}
        hint={
          token === 'BNB'
            ? `The network fee is paid in BNB. Max leaves ${RESERVED_FOR_FEE} BNB for it.`
            : 'The network fee is extra, in BNB.'
        }
      />
      {props.wallet && <Balance balance={balance} token={token} onAll={takeAll} />}
      <FormGate gate={gate}>
        <SubmitButton isBusy={false}>Review</SubmitButton>
      </FormGate>
    </Flat>
  );
}

type BalanceProps = { balance: UseQueryResult<TokenBalance>; token: SendToken; onAll: (() => void) | undefined };

function Balance({ balance, token, onAll }: BalanceProps) {
  if (balance.isError && !balance.data)
    return (
      <SmallError onRetry={() => void balance.refetch()} isRetrying={balance.isFetching}>
        Your balance could not be loaded from the network.
      </SmallError>
    );
  return (
    <Actions>
      <p>
        <Soft>In the connected wallet: </Soft>
        {balance.data ? (
          <Amount
            value={fromBaseUnits(balance.data.units, balance.data.decimals)}
            unit={token}
            isAbout={balance.data.isAbout}
          />
        ) : (
          <Soft>loading</Soft>
        )}
      </p>
      <LastRead isError={balance.isError} dataUpdatedAt={balance.dataUpdatedAt} />
      {onAll && (
        <Button type="button" onClick={onAll}>
          Max
        </Button>
      )}
    </Actions>
  );
}
