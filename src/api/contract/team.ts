import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { id, maybeTold, nothing, toldList, toldText } from './shared/scalars';

export const teamMember = z.object({
  _id: id,
  name: z.string(),
  role: toldText,
  bio: toldText,
  image: maybeTold(z.string()),
  links: toldList(z.object({ label: z.string(), url: z.string() })),
  group: toldText,
  order: z.catch(z.number(), 0),
});

export const getTeam = defineCall('GET', 'team/teamList', nothing, z.object({ docs: z.array(teamMember) }), {
  access: 'public',
});

export type TeamMember = z.infer<typeof teamMember>;
