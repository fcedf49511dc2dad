import { getTeam } from '@/api/contract';
import { teamMembers } from '../domain/content';
import { openTo, type Entry } from '../entry';

export const TEAM_CALLS: readonly Entry[] = [openTo(getTeam, () => ({ docs: teamMembers() }))];
