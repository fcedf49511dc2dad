import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { id, nothing, openEnum, seconds, sessionToken, shortText, nullable, optionalText } from './shared/scalars';

const status = z.object({ kycStatus: openEnum });

export const generateSdkToken = defineCall(
  'POST',
  'kyc/generateSdkToken',
  z.object({ levelName: z.optional(shortText) }),
  z.object({ token: sessionToken, userId: optionalText, ttl: nullable(seconds) }),
);

export const updateApplicantId = defineCall('PUT', 'kyc/updateApplicantId', z.object({ applicantId: id }), status, {
  encrypted: true,
});

export const resetApplicant = defineCall('PUT', 'kyc/resetApplicant', nothing, status);
