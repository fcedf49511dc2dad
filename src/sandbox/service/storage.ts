import { Refusal } from './domain/refusal';

/** Where the state is safe from a kill. */
export type Storage = {
  /** Resolves when everything that the state holds now is kept; rejects where it could not be. */
  save: () => Promise<void>;
  /** Whether the last change is not kept. */
  hasFailed: () => boolean;
};

export const IN_MEMORY: Storage = { save: () => Promise.resolve(), hasFailed: () => false };

/** The storage's own words are for the console of the developer: the code that made it says them there. */
const notSaved = () =>
  new Refusal(503, 'Nothing can be changed at the moment, since it could not be saved. Please try again.');

export const saveOrRefuse = (storage: Storage): Promise<void> =>
  storage.save().catch(() => {
    throw notSaved();
  });

/**
 * Makes a change and answers when the change is kept. While an earlier one is not, nothing else is changed: what is
 * remembered is never more than one failed save ahead of what is kept.
 */
export async function changeAndSave(storage: Storage, change: () => Promise<Response>): Promise<Response> {
  if (storage.hasFailed()) await saveOrRefuse(storage);
  const answered = await change();
  await saveOrRefuse(storage);
  return answered;
}
