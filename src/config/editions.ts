export type Edition = {
  title: string;
  file: string;
  version: string;
  effective: { iso: string; label: string };
};

export const EDITIONS = {
  'term-condition': {
    title: 'Terms and conditions',
    file: 'terms.html',
    version: '3.0',
    effective: { iso: '2026-03-02', label: '2 March 2026' },
  },
  'privacy-policy': {
    title: 'Privacy policy',
    file: 'privacy.html',
    version: '2.3',
    effective: { iso: '2026-11-20', label: '20 November 2026' },
  },
  'risk-disclosure': {
    title: 'Risk disclosure',
    file: 'risks.html',
    version: '2.1',
    effective: { iso: '2026-08-14', label: '14 August 2026' },
  },
} as const satisfies Record<string, Edition>;
