import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReadOnly } from '@/proxy/read-only';
import { packedFor } from '@/server/page-data/ready/page-store';
import { searchTextsJson } from '@/server/page-data/search/texts';

export const config = { api: { bodyParser: false } };

export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerReadOnly(request, response, {});
  const { bytes, encoding } = await packedFor(await searchTextsJson(), request.headers['accept-encoding']?.toString());
  if (encoding) response.setHeader('content-encoding', encoding);
  answerReadOnly(request, response, bytes);
}
