import type { NextApiRequest, NextApiResponse } from 'next';
import { readServerEnv } from '@/config/server-env';

/** What the browser may know of this deployment. */
export default function handler(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json(readServerEnv().browser);
}
