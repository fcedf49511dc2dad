import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { id, nothing } from './shared/scalars';

export const teamMember = z.object({
  _id: id,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  image: z.nullish(z.string()),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  group: z.string(),
  order: z.number(),
});

export const getTeam = defineCall('GET', 'team/teamList', nothing, z.object({ docs: z.array(teamMember) }), {
  access: 'public',
});

export type TeamMember = z.infer<typeof teamMember>;
