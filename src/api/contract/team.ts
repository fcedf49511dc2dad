import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { id, link, listOf, maybeTold, nothing, title, toldList, toldProse, toldText } from './shared/scalars';

export const teamMember = z.object({
  _id: id,
  name: title,
  role: toldText,
  bio: toldProse,
  image: maybeTold(link),
  links: toldList(z.object({ label: title, url: link }), 10),
  group: toldText,
  order: z.catch(z.number(), 0),
});

export const getTeam = defineCall('GET', 'team/teamList', nothing, z.object({ docs: listOf(teamMember, 60) }), {
  access: 'public',
});

export type TeamMember = z.infer<typeof teamMember>;
