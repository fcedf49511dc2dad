import { AppLink } from '@/ui/app-link';
import { Article } from '../components/blog/article';
import type { Section } from '../components/section';

const SECTIONS: readonly Section[] = [
  {
    id: 'happened',
    title: 'What happened',
    body: (
      <p>
        Something in the request was missing, too long or written in a way that the server does not accept, so it was
        set aside unread. No order was opened by it, nothing left your wallet, and your login, if you had one, still
        holds.
      </p>
    ),
  },
  {
    id: 'causes',
    title: 'What usually causes it',
    body: (
      <ul>
        <li>An address from a message that was cut in two when it was copied.</li>
        <li>A form that stood open since yesterday, in a tab that has slept since.</li>
        <li>A browser extension that changes what pages send.</li>
        <li>Cookies of this site that have grown damaged or very large.</li>
      </ul>
    ),
  },
  {
    id: 'todo',
    title: 'What to do',
    body: (
      <>
        <ol>
          <li>Go back one page and load it afresh.</li>
          <li>Type the address by hand, or start from the home page.</li>
          <li>Remove the cookies of this site alone, then log in once more.</li>
          <li>Try a private window, where extensions are mostly off.</li>
        </ol>
        <p>
          If you were paying, look for the order first: it is kept, and paying a second time is never the cure. When
          none of this helps, tell <AppLink href="/contactus">the help desk</AppLink> the time and the address.
        </p>
      </>
    ),
  },
];

export const BadRequestScreen = () => (
  <Article
    kicker="Error 400"
    title="That request could not be understood"
    lead="The server received something that it cannot make sense of. This is rarely serious, and mostly gone after a fresh start."
    sections={SECTIONS}
    onward={[
      { href: '/', label: 'Home page' },
      { href: '/help', label: 'Help' },
    ]}
  />
);
