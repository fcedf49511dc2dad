import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Certificate, type CertificateProps } from '@/ui/certificate/certificate';

const HOLDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const LARGEST_MARKUP = 48_000;

const props: CertificateProps = {
  issuer: 'FNX Bank',
  holder: HOLDER,
  number: 'FNX 0009 2140',
  shares: '12345.67891',
  issuedOn: '2026-11-19T23:59:59Z',
  seed: 'FNX 0009 2140',
  kind: 'issued',
};

describe('the certificate', () => {
  it('shows the owner, the shares and the date under its heading', () => {
    render(<Certificate {...props} />);
    const sheet = within(screen.getByRole('article', { name: 'Certificate of Ownership' }));
    expect(sheet.getByRole('heading', { level: 2, name: 'Certificate of Ownership' })).toBeInTheDocument();
    expect(sheet.getByText('12,345.6789')).toHaveAttribute('title', '12345.67891');
    expect(sheet.getByTitle(HOLDER)).toHaveTextContent('0x70…79C8');
    expect(sheet.getByText('19 Nov 2026')).toHaveAttribute('datetime', props.issuedOn);
    expect(sheet.queryByText(/specimen/i)).not.toBeInTheDocument();
  });

  it('is marked as not issued if it is a specimen', () => {
    render(<Certificate {...props} kind="specimen" headingLevel={3} />);
    expect(screen.getByText(/specimen of the certificate.*not issued; carries no rights/i)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument();
  });

  it('distinguishes one share from several', () => {
    render(<Certificate {...props} shares="1" />);
    expect(screen.getByText('share')).toBeInTheDocument();
  });

  it('has a small drawing, whatever the seed', () => {
    const sizes = Array.from(
      { length: 60 },
      (_unused, seed) => renderToStaticMarkup(<Certificate {...props} seed={String(seed)} />).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(LARGEST_MARKUP);
  });

  it('gives each drawing on a page separate ids', () => {
    const { container } = render(
      <>
        <Certificate {...props} kind="specimen" />
        <Certificate {...props} kind="specimen" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
