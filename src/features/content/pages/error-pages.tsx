import { ManagedFrame } from '../components/legal/managed-frame';

const HOME = { href: '/', label: 'Go to the home page' };
const HELP = { href: '/help', label: 'Help by task' };

export const NotFoundScreen = () => (
  <ManagedFrame
    kicker="Error 404"
    title="There is no such page"
    lead="The address may be mistyped, or the page has moved. Check the address, or start again from the home page."
    onward={[
      HOME,
      HELP,
      { href: '/docs', label: 'All documents' },
      { href: '/about-us/blog', label: 'Notes from the bank' },
    ]}
  />
);

export const ServerErrorScreen = () => (
  <ManagedFrame
    kicker="Error"
    title="Something failed on our side"
    lead="The page could not be made, or what it is made of cannot be reached. Your account, your shares and your payments are not affected. Load the page again in a moment."
    onward={[HOME, HELP, { href: '/contactus', label: 'Ask a person' }]}
  />
);
