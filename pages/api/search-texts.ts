import type { NextApiRequest, NextApiResponse } from 'next';
import { answerReadOnly } from '@/proxy/read-only';
import { searchTextsJson } from '@/server/page-data/search/texts';

export const config = { api: { bodyParser: false } };

export default async function handler(request: NextApiRequest, response: NextApiResponse) {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  answerReadOnly(request, response, isReading ? await searchTextsJson() : '');
}
