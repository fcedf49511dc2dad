/** How the service wraps every answer. What a browser is given is judged by the classifier. */
export type Envelope = { status: number; message: string; data: unknown };
