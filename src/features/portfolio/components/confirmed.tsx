import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { KnownAddress } from '@/domain/known-addresses';
import { color } from '@/theme/tokens';
import { PrimaryButton } from '@/ui/button/button';
import { Checkbox } from '@/ui/form/checkbox';
import { GroupedAddress } from '@/ui/address/grouped-address';
import { Prose } from '@/ui/layout/lead';
import { nameOf } from '../model/transfer-text';

const Warned = styled(Prose)({ borderInlineStart: `3px solid ${color.caution}`, paddingInlineStart: 16 });

type Props = { resembles: KnownAddress | null; label: string; isBusy: boolean; onSend: () => void };

const UNTICKED = 'Check the address, then tick this box.';

export function Confirmed({ resembles, label, isBusy, onSend }: Props) {
  const [ticked, setTicked] = useState({ address: false, alike: false });
  const [isJudged, setJudged] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const alike = useRef<HTMLInputElement>(null);
  const isAlikeOpen = resembles !== null && !ticked.alike;
  const onClick = () => {
    if (isBusy) return;
    setJudged(true);
    if (isAlikeOpen) alike.current?.focus();
    else if (!ticked.address) address.current?.focus();
    else onSend();
  };
  return (
    <>
      {resembles && (
        <Warned role="note" aria-label="This address looks like another one you know">
          <strong>This address looks like another one you know</strong>
          <p>
            It starts and ends like {nameOf(resembles)}, but is different. Scammers create lookalike addresses so that
            people copy the wrong one from a list.
          </p>
          <p>
            The address it resembles: <GroupedAddress value={resembles.address} />
          </p>
          <Checkbox
            ref={alike}
            label="I understand that this is a different address"
            checked={ticked.alike}
            error={isJudged && isAlikeOpen ? UNTICKED : undefined}
            onChange={({ target }) => setTicked({ ...ticked, alike: target.checked })}
          />
        </Warned>
      )}
      <Checkbox
        ref={address}
        label="This is the address I want to send to"
        checked={ticked.address}
        error={isJudged && !ticked.address ? UNTICKED : undefined}
        onChange={({ target }) => setTicked({ ...ticked, address: target.checked })}
      />
      <div>
        <PrimaryButton
          type="button"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={onClick}
        >
          {label}
        </PrimaryButton>
      </div>
    </>
  );
}
