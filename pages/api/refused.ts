import type { NextApiRequest, NextApiResponse } from 'next';
import { answerRefused } from '@/proxy/refusal';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  answerRefused(request, response);
}
