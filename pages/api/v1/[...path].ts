import type { NextApiRequest, NextApiResponse } from 'next';
import { forwardToService } from '@/proxy/service';

export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  return forwardToService(request, response);
}
