import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReadOnly } from '@/proxy/read-only';
import { readiness } from '@/server/lifecycle/readiness';

export const config = { api: { bodyParser: false } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  const state = readiness((path) => response.revalidate(path));
  answerReadOnly(request, response, state, state.status === 'ok' ? 200 : 503);
}
