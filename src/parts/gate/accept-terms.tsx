import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import styled from '@emotion/styled';
import type { LegalChange } from '@/api/contract';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { profileQuery } from '@/api/endpoints/user/profile';
import { saveSettings } from '@/api/endpoints/user/settings';
import type { AcceptedVersions, LegalVersions } from '@/domain/gates';
import { changesSince } from '@/domain/legal-changes';
import { isAppError } from '@/errors/app-error';
import { rememberTerms } from '@/session/terms';
import { AppLink } from '@/ui/app-link';
import { Checkbox } from '@/ui/form/checkbox';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { Moment } from '@/ui/moment';
import { color } from '@/theme/tokens';

const List = styled('ul')({ listStyle: 'disc', paddingInlineStart: '1.3em', '& li::marker': { color: color.faint } });

const WhatChanged = ({ changes }: { changes: readonly LegalChange[] }) =>
  changes.map(({ version, effectiveDate, points }) => (
    <div key={version}>
      <p>
        Version {version}, in force from <Moment iso={effectiveDate} form="day" />:
      </p>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </div>
  ));

type Text = keyof LegalVersions;

export type LegalTexts = LegalVersions & { changes: Readonly<Record<Text, readonly LegalChange[]>> };

const TEXTS: Readonly<Record<Text, { box: string; missing: string; name: string; href: string; alone: string }>> = {
  terms: {
    box: 'I accept the terms',
    missing: 'Read and accept the terms to continue.',
    name: 'terms',
    href: '/static/term-condition',
    alone: 'Accept the terms',
  },
  risk: {
    box: 'I understand the risks',
    missing: 'Read and confirm the risks to continue.',
    name: 'risk disclosure',
    href: '/static/risk-disclosure',
    alone: 'Confirm the risks',
  },
};
const ORDER: readonly Text[] = ['terms', 'risk'];

const actionFor = ([first, ...others]: readonly Text[]) =>
  first && others.length === 0 ? TEXTS[first].alone : 'Accept both';

type Props = { inForce: LegalTexts; accepted: AcceptedVersions };

type BoxProps = { text: Text; isTicked: boolean; isAsked: boolean; onToggle: () => void };

const AcceptanceBox = ({ text, isTicked, isAsked, onToggle }: BoxProps) => (
  <Checkbox
    label={TEXTS[text].box}
    checked={isTicked}
    onChange={onToggle}
    error={isAsked && !isTicked ? TEXTS[text].missing : undefined}
  />
);

/** Shows each version, so that the user accepts exactly the text that the link opens. */
export function AcceptTerms({ inForce, accepted }: Props) {
  const [ticked, setTicked] = useState({ terms: false, risk: false });
  const [isAsked, setAsked] = useState(false);
  const asked = ORDER.filter((text) => accepted[text] !== inForce[text]);
  const toggle = (text: Text) => setTicked({ ...ticked, [text]: !ticked[text] });
  const accept = useAcceptance(inForce, asked);
  const acceptOnce = useOneAtATime<void>(accept.mutateAsync);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Stops the event, because React passes it on to the form that opened the dialog.
    event.stopPropagation();
    setAsked(true);
    if (asked.every((text) => ticked[text])) acceptOnce();
  };
  return (
    <Form onSubmit={onSubmit} aria-label="Terms and risks">
      {asked.map((text) => (
        <Changed key={text} text={text} inForce={inForce} accepted={accepted[text]} />
      ))}
      {asked.map((text) => (
        <AcceptanceBox key={text} text={text} isTicked={ticked[text]} isAsked={isAsked} onToggle={() => toggle(text)} />
      ))}
      <FormError error={accept.error} />
      <div>
        <SubmitButton isBusy={accept.isPending}>{actionFor(asked)}</SubmitButton>
      </div>
    </Form>
  );
}

function Changed({
  text,
  inForce,
  accepted,
}: {
  text: Text;
  inForce: LegalTexts;
  accepted: string | null | undefined;
}) {
  const { name, href } = TEXTS[text];
  return (
    <div>
      <p>
        {accepted ? `You accepted version ${accepted} of the ${name}. Read the ` : 'Read the '}
        <AppLink href={href}>
          {name}, version {inForce[text]}
        </AppLink>
        .
      </p>
      <WhatChanged changes={changesSince(inForce.changes[text], accepted)} />
    </div>
  );
}

/** Saves the acceptance in the service first, and in the browser only after that succeeds. */
function useAcceptance(inForce: LegalTexts, asked: readonly Text[]) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      saveSettings({
        ...(asked.includes('terms') && { termsAcceptedVersion: inForce.terms }),
        ...(asked.includes('risk') && { riskAcceptedVersion: inForce.risk }),
      }),
    onSuccess: async () => {
      if (asked.includes('terms')) rememberTerms(inForce.terms);
      await cache.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
    onError: (error) => {
      // A newer version came into force meanwhile. It is loaded for the user to read and accept.
      if (isAppError(error) && error.fault.kind === 'conflict') void cache.invalidateQueries(legalVersionsQuery);
    },
  });
}
