import type { NextApiRequest, NextApiResponse } from 'next';
import { answerRefused } from '@/proxy/refusal';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** Answers the requests that the gate refuses (src/proxy/gate.ts). */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  answerRefused(request, response);
}
