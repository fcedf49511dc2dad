/** Each reader has its own IP address, because nginx limits how many pages one address can request. */
export const CALLER_HEADER = 'x-forwarded-for';
export const TRUST_CALLERS = `set_real_ip_from 127.0.0.1;\nreal_ip_header ${CALLER_HEADER};\n`;

export const callerOf = (reader: number) => `198.18.${(reader >> 8) & 255}.${reader & 255}`;
