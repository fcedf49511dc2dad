import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReading } from '@/proxy/read-only';

export const config = { api: { bodyParser: false } };

/** This server answers; it says nothing of the services behind it. */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  answerReading(request, response, { status: 'ok' });
}
