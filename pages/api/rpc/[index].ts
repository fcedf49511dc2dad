import type { NextApiRequest, NextApiResponse } from 'next';
import { forwardToRpc } from '@/proxy/rpc';

export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } };

export default function handler(request: NextApiRequest, response: NextApiResponse) {
  return forwardToRpc(request, response);
}
