import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReadOnly } from '@/proxy/read-only';

export const config = { api: { bodyParser: false } };

/** Answers as long as this process runs. A supervisor restarts a process that does not answer. */
export default function handler(request: NextApiRequest, response: NextApiResponse) {
  answerReadOnly(request, response, { status: 'ok' });
}
