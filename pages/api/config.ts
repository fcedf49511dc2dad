import type { NextApiRequest, NextApiResponse } from 'next';
import { withoutWithdrawn } from '@/config/exchange-withdrawn';
import { readServerEnv } from '@/config/server-env';
import { answerReading } from '@/proxy/read-only';

export const config = { api: { bodyParser: false } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  answerReading(request, response, withoutWithdrawn(readServerEnv().browser));
}
