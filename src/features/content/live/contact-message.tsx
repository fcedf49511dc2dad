import styled from '@emotion/styled';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '@/api/query-client';
import { Button } from '@/ui/button/button';
import { color } from '@/theme/tokens';
import { ContactForm } from '../components/contact-form';
import { urlField } from '../model/url-field';
import { topicFrom } from '../model/contact-message';

type SentMessage = { ticketNo: string; email: string };

export const ContactMessage = () => (
  <QueryClientProvider client={queryClient}>
    <FormOrReceipt />
  </QueryClientProvider>
);

function FormOrReceipt() {
  const router = useRouter();
  const order = urlField(router, 'order')?.trim().slice(0, 100);
  const [sent, setSent] = useState<SentMessage | null>(null);
  if (order === undefined) return null;
  if (sent) return <Receipt {...sent} onAnother={() => setSent(null)} />;
  const topic = topicFrom(urlField(router, 'topic') ?? '', order);
  return <ContactForm orderRef={order} topic={topic} onSent={(ticketNo, { email }) => setSent({ ticketNo, email })} />;
}

const Box = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  borderInlineStart: `3px solid ${color.gain}`,
  paddingInlineStart: 20,
  '&:focus': { outline: 'none' },
});

function Receipt({ ticketNo, email, onAnother }: SentMessage & { onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <strong>We have your message</strong>
      <p>
        Its number is <bdi dir="ltr">{ticketNo}</bdi>. We are sending a copy to <bdi dir="ltr">{email}</bdi> and will
        answer within one working day.
      </p>
      <Button type="button" onClick={onAnother}>
        Send another
      </Button>
    </Box>
  );
}
