import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReadOnly } from '@/proxy/read-only';
import { isWarm } from '@/server/page-data/warm-up';

export const config = { api: { bodyParser: false } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  const isReady = isWarm((path) => response.revalidate(path));
  answerReadOnly(request, response, { status: isReady ? 'ok' : 'starting' }, isReady ? 200 : 503);
}
