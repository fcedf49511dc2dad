import { readFileSync } from 'node:fs';
import { LOST_WALLET_DAYS, LOST_WALLET_RISK, FRESH_LOGIN_MINUTES, WALLET_RULE } from '@/config/wallet-rule';
import { WALLET_QUESTIONS } from '@/config/questions/in-practice';
import { HelpScreen, RiskDisclosureScreen, TermConditionScreen } from '@/features/content';
import { RISKS } from '@/sandbox/service/content/pages/risk-disclosure';
import { TERMS } from '@/sandbox/service/content/pages/term-condition';
import { renderScreen } from '../../support/render';

const { both, none, lost, stays } = WALLET_RULE;

const textOf = (screen: React.ReactElement): string => {
  renderScreen(screen, { pathname: '/help' });
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
};
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each<[string, () => string, readonly string[]]>([
  ['the help', () => textOf(<HelpScreen />), [both, none, lost, stays]],
  ['the terms', () => textOf(<TermConditionScreen />), [both, none, lost, stays]],
  ['the risks', () => textOf(<RiskDisclosureScreen />), [LOST_WALLET_RISK]],
  ['the managed terms', () => plain(TERMS), [both, none, lost, stays]],
  ['the managed risks', () => plain(RISKS), [LOST_WALLET_RISK]],
])('the rule for replacing a wallet is in %s', (_page, read, sentences) => {
  const text = read();
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test('the question about a lost wallet states the same time, and links to the whole rule', () => {
  const answer = WALLET_QUESTIONS.find(({ id }) => id === 'lost-wallet')?.answer;
  expect(answer).toMatch(/Thirty days later/);
  expect(answer).toContain('(/help#wallet)');
});

test('the text and the service use the same figures', () => {
  expect(LOST_WALLET_DAYS).toBe(30);
  for (const words of [lost, LOST_WALLET_RISK]) expect(words).toContain('thirty days');
  expect(FRESH_LOGIN_MINUTES).toBe(10);
  expect([none, lost].every((sentence) => sentence.includes('ten minutes'))).toBe(true);
});

test('the wallet page uses the rule', () => {
  const page = readFileSync('src/features/portfolio/components/change-wallet.tsx', 'utf8');
  for (const name of ['both', 'none', 'lost', 'stays']) expect(page).toContain(`WALLET_RULE.${name}`);
});

test('the answer about a lost wallet leads to the wallet page, where its replacement starts', () => {
  const { answer } = WALLET_QUESTIONS.find(({ id }) => id === 'lost-wallet')!;
  expect(answer).toContain('“I have lost this wallet” on your [wallet page](/wallet)');
});
