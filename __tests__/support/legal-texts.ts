import { http, HttpResponse } from 'msw';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';

const IN_FORCE: Readonly<Record<string, string>> = { 'term-condition': TERMS_VERSION, 'risk-disclosure': RISK_VERSION };
const DATE = '2026-01-01T00:00:00.000Z';

export const legalTexts = (versions: Readonly<Record<string, string>> = {}) => [
  http.get('*/api/v1/static/getStatic', ({ request }) => {
    const slug = new URL(request.url).searchParams.get('slug') ?? '';
    const version = versions[slug] ?? IN_FORCE[slug];
    const data = { slug, title: slug, version, effectiveDate: DATE, updatedAt: DATE, content: '' };
    return HttpResponse.json({ status: 200, message: 'Success', data });
  }),
];
