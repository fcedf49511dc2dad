import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { profileQuery } from '@/api/endpoints/user/profile';
import { saveSettings } from '@/api/endpoints/user/settings';
import type { LegalVersions } from '@/domain/gates';
import { AppLink } from '@/ui/app-link';
import { Checkbox } from '@/ui/form/checkbox';
import { Form } from '@/ui/form/form';
import { SubmitButton } from '@/ui/form/submit-button';
import { FormError } from '@/ui/state/form-error';

const MISSING = { terms: 'Read the terms and accept them to go on.', risk: 'Read the risks and confirm to go on.' };

/** Both versions are named, so that what is accepted is what stands behind the links. */
export function AcceptTerms({ versions }: { versions: LegalVersions }) {
  const [accepted, setAccepted] = useState({ terms: false, risk: false });
  const [isAsked, setAsked] = useState(false);
  const cache = useQueryClient();
  const accept = useMutation({
    mutationFn: () => saveSettings({ termsAcceptedVersion: versions.terms, riskAcceptedVersion: versions.risk }),
    onSuccess: () => cache.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (accepted.terms && accepted.risk && !accept.isPending) accept.mutate();
  };
  const boxFor = (key: keyof LegalVersions) => ({
    checked: accepted[key],
    onChange: () => setAccepted({ ...accepted, [key]: !accepted[key] }),
    error: isAsked && !accepted[key] ? MISSING[key] : undefined,
  });
  return (
    <Form onSubmit={onSubmit} aria-label="Terms and risks">
      <Checkbox label="I accept the terms" {...boxFor('terms')} />
      <Checkbox label="I understand the risks" {...boxFor('risk')} />
      <p>
        Read the <AppLink href="/static/term-condition">terms, version {versions.terms}</AppLink>, and the{' '}
        <AppLink href="/static/risk-disclosure">risk disclosure, version {versions.risk}</AppLink>.
      </p>
      <FormError error={accept.error} />
      <div>
        <SubmitButton isBusy={accept.isPending}>Accept both</SubmitButton>
      </div>
    </Form>
  );
}
