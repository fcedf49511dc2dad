import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasLatin } from '@/ui/certificate/picture/fonts-for';
import { rulesFor, variablesOf } from '@/ui/certificate/picture/rules-for';
import { IssuedCertificate } from '@/ui/certificate/issued-certificate';

const facts = {
  number: 'FNX-90004',
  shares: '10',
  issuedOn: '2026-11-19T23:59:59Z',
  holder: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  seed: 'amelia',
};

test('a browser that cannot draw the picture says so, and can still print', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  render(<IssuedCertificate {...facts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download PNG' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t make the picture');
  expect(screen.getByRole('button', { name: 'Download PNG' })).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('button', { name: 'Print the certificate' })).toBeVisible();
  warn.mockRestore();
});

test.each([
  ['', true],
  ['U+0-FF, U+131', true],
  ['U+0041', true],
  ['U+100-2BA, U+2BD-2C5', false],
])('a font face for %p has the letters of a certificate: %p', (range, expected) =>
  expect(hasLatin(range)).toBe(expected),
);

describe('the style rules of the picture', () => {
  const style = document.createElement('style');
  style.textContent = `
    .sheet { --ink: rgb(1, 2, 3); }
    .sheet { color: var(--ink); }
    .elsewhere { color: red; }
    @media (min-width: 1px) { .sheet b { font-weight: 700; } .elsewhere b { color: red; } }
    @media print { .sheet { color: white; } }
  `;
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.innerHTML = '<b>10</b>';
  beforeEach(() => {
    document.head.append(style);
    document.body.append(sheet);
  });
  afterEach(() => [style, sheet].forEach((node) => node.remove()));

  it('are the ones that apply to its elements on screen', () => {
    const rules = rulesFor(sheet);
    expect(rules).toContain('.sheet {color: var(--ink);}');
    expect(rules).toMatch(/@media \(min-width: 1px\)\s*\{\s*\.sheet b/);
    expect(rules).not.toMatch(/elsewhere|print/);
  });

  it('include the variables that they use', () => {
    expect(variablesOf('color: var(--ink); top: var(--unknown)', sheet)).toBe('--ink:rgb(1, 2, 3)');
  });
});
