import type { NextApiRequest, NextApiResponse } from 'next';
import { takeReport } from '@/proxy/take-report';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  return takeReport(request, response);
}
