import type { NextApiRequest, NextApiResponse } from 'next';

/** This server answers; it says nothing of the services behind it. */
export default function handler(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json({ status: 'ok' });
}
