import { render, screen } from '@testing-library/react';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { TeamGroups } from '@/features/content/components/team/team-groups';
import { BankOverviewScreen } from '@/features/content/pages/bank-overview';

const person = (group: string) => ({
  ...{ _id: group, name: 'Ada Moor', role: 'Head', bio: '', image: null, order: 0, group },
  links: [{ label: 'Elsewhere', url: 'https:elsewhere.example' }],
});

test.each(['__proto__', 'constructor', 'toString'])('a group named %s is shown under its name', (group) => {
  render(<TeamGroups people={[person(group)]} />);
  expect(screen.getByRole('heading', { name: group })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['/\t/host', '/\\host', '//host', 'https:host'])('a document at %j is not a link', (url) => {
  const document = { title: 'Annual report', url, asOf: '2026-03-01T00:00:00Z' };
  const bank = { ...REPOSITORY_FIGURES.bank, documents: [document] };
  render(<BankOverviewScreen figures={{ ...REPOSITORY_FIGURES, bank }} />);
  expect(screen.getByText('Annual report')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Annual report' })).toBeNull();
});
