import { AppLink } from '@/ui/app-link';
import { Article } from '../components/blog/article';
import type { Section } from '../components/contents';

const SECTIONS: readonly Section[] = [
  {
    id: 'happened',
    title: 'What happened',
    body: (
      <p>
        Something in the request was missing, too long or in a format the server does not accept, so the server ignored
        it. It opened no order, nothing left your wallet, and if you were logged in, you still are.
      </p>
    ),
  },
  {
    id: 'causes',
    title: 'What usually causes it',
    body: (
      <ul>
        <li>An address that was cut off when it was copied from a message.</li>
        <li>A form left open since yesterday in an inactive tab.</li>
        <li>A browser extension that changes what pages send.</li>
        <li>Cookies of this site that are damaged or have become very large.</li>
      </ul>
    ),
  },
  {
    id: 'todo',
    title: 'What to do',
    body: (
      <>
        <ol>
          <li>Go back one page and reload it.</li>
          <li>Type the address yourself, or start from the home page.</li>
          <li>Delete the cookies of this site only, then log in again.</li>
          <li>Try a private window, where extensions are usually off.</li>
        </ol>
        <p>
          If you were paying, look for the order first. It is saved, so never pay a second time. If none of this helps,
          tell <AppLink href="/contactus">the help desk</AppLink> the time and the address of the page.
        </p>
      </>
    ),
  },
];

export const BadRequestScreen = () => (
  <Article
    kicker="Error 400"
    title="We couldn’t read that request"
    lead="The server received something it can’t process. This is rarely serious, and starting again usually fixes it."
    sections={SECTIONS}
    nextLinks={[
      { href: '/', label: 'Home page' },
      { href: '/help', label: 'Help' },
    ]}
  />
);
