import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import {
  id,
  link,
  listOf,
  optional,
  nothing,
  title,
  optionalList,
  optionalProse,
  optionalText,
} from './shared/scalars';

export const teamMember = z.object({
  _id: id,
  name: title,
  role: optionalText,
  bio: optionalProse,
  image: optional(link),
  links: optionalList(z.object({ label: title, url: link }), 10),
  group: optionalText,
  order: z.catch(z.number(), 0),
});

export const getTeam = defineCall('GET', 'team/teamList', nothing, z.object({ docs: listOf(teamMember, 60) }), {
  access: 'public',
});

export type TeamMember = z.infer<typeof teamMember>;
