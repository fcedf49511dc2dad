import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReadOnly } from '@/proxy/read-only';
import { accepts } from '@/proxy/accepts';
import { searchTextsJson } from '@/server/page-data/search/texts';

export const config = { api: { bodyParser: false } };

export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerReadOnly(request, response, {});
  const { json, zipped } = await searchTextsJson();
  response.setHeader('vary', 'Accept-Encoding');
  if (!accepts(request, 'gzip')) return answerReadOnly(request, response, json);
  response.setHeader('content-encoding', 'gzip');
  answerReadOnly(request, response, zipped);
}
