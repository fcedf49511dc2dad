import type { NextApiRequest, NextApiResponse } from 'next';
import { withoutWithdrawn } from '@/config/exchange-withdrawn';
import { readServerEnv } from '@/config/server-env';
import { answerReadOnly } from '@/proxy/read-only';

export const config = { api: { bodyParser: false } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  answerReadOnly(request, response, withoutWithdrawn(readServerEnv().browser));
}
