import * as z from 'zod/mini';
import { defineCall } from '../shared/call';

const nothing = z.object({});

export const logout = defineCall('PUT', 'user/logout', nothing, nothing);
