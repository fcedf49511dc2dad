export type Envelope = { status: number; message: string; data: unknown };
