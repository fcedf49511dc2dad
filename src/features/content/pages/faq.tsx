import { AppLink } from '@/ui/app-link';
import { Article } from '../components/article';
import { Questions, type Question } from '../components/questions';
import type { Section } from '../components/section';
import { useOpenTarget } from '../hooks/use-open-target';
import { PAYMENT_QUESTIONS, SAFETY_QUESTIONS, WALLET_QUESTIONS } from './faq-practice';
import { ACCOUNT_QUESTIONS, PRICE_QUESTIONS, SHARES_QUESTIONS } from './faq-shares';

type Topic = { id: string; title: string; questions: readonly Question[] };

const TOPICS: readonly Topic[] = [
  { id: 'shares', title: 'Shares and rights', questions: SHARES_QUESTIONS },
  { id: 'money', title: 'Price and amounts', questions: PRICE_QUESTIONS },
  { id: 'account', title: 'Account and identity', questions: ACCOUNT_QUESTIONS },
  { id: 'paying', title: 'Paying', questions: PAYMENT_QUESTIONS },
  { id: 'wallets', title: 'Wallets and staking', questions: WALLET_QUESTIONS },
  { id: 'safety', title: 'Selling and safety', questions: SAFETY_QUESTIONS },
];

const toSection = ({ id, title, questions }: Topic): Section => ({ id, title, body: <Questions questions={questions} /> });

export function FaqScreen() {
  useOpenTarget();
  return (
    <Article
      kicker="Questions"
      title="Thirty questions, plain answers"
      lead={
        <>
          Each has an address of its own, to pass on. Where none fits, <AppLink href="/contactus">ask a person</AppLink>.
        </>
      }
      sections={TOPICS.map(toSection)}
      isLong
      onward={[
        { href: '/help', label: 'Help by task' },
        { href: '/how-work', label: 'The seven steps' },
        { href: '/static/risk-disclosure', label: 'The risks in full' },
      ]}
    />
  );
}
