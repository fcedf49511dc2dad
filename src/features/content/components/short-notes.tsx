import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { CollapsibleText } from './collapsible-text';

const Byline = styled('p')({ color: color.soft, fontSize: '0.9375rem' });

type Note = { id: string; title: string; day: { iso: string; label: string }; office: string; text: ReactNode };

const NOTES: readonly Note[] = [
  {
    id: 'nine-thousand-owners',
    title: 'What nine thousand owners asked',
    day: { iso: '2026-11-05', label: '5 November 2026' },
    office: 'Shareholder office',
    text: (
      <>
        <p>
          At the end of October the register held 9,214 people who joined in the campaign. We read their 3,100 letters.
          The most common question was not about the price but about inheritance: what happens to a token when no one
          knows the recovery words.
        </p>
        <p>
          The answer is simpler than many feared. Heirs show their documents, wait thirty days and are entered. Moving
          the shares still needs the words. We now send every new holder a page about this, to keep with their will.
        </p>
      </>
    ),
  },
  {
    id: 'audit-of-the-register',
    title: 'The third-quarter count matched',
    day: { iso: '2026-10-19', label: '19 October 2026' },
    office: 'Register team',
    text: (
      <p>
        Each quarter an auditor adds up all tokens and compares the total with the commercial register. On 30 September
        both said 39,310,000. The report also lists two entries that were made a day late, because a holder’s papers had
        been scanned upside down, and what we changed so that this is noticed at once.
      </p>
    ),
  },
  {
    id: 'a-false-site',
    title: 'A fake site, and how three letters gave it away',
    day: { iso: '2026-09-08', label: '8 September 2026' },
    office: 'Security team',
    text: (
      <>
        <p>
          In August someone copied our home page to an address with two letters swapped and a third doubled. It asked
          visitors to connect and approve an unlimited amount of USDT. Eleven people reported it within a day, and it
          was taken down on the second day.
        </p>
        <p>
          As far as we know, no one lost money. The lesson is the same as ever: if your wallet shows the word unlimited,
          refuse.
        </p>
      </>
    ),
  },
  {
    id: 'no-dividend-in-may',
    title: 'Why there was no dividend in May',
    day: { iso: '2026-05-28', label: '28 May 2026' },
    office: 'Board office',
    text: (
      <p>
        With 78% of the votes cast, shareholders kept the winter’s profit in the bank. The board had argued that lending
        it to workshops along the harbour would earn more than paying it out. A minority would have preferred the cash,
        and the minutes print their motion in full.
      </p>
    ),
  },
];

export const ShortNotes = () => (
  <>
    {NOTES.map(({ id, title, day, office, text }) => (
      <CollapsibleText key={id} id={id} title={title}>
        <Byline>
          <time dateTime={day.iso}>{day.label}</time>
          {`, ${office}`}
        </Byline>
        {text}
      </CollapsibleText>
    ))}
  </>
);
