import { Refusal } from './domain/refusal';

export type Storage = {
  save: () => Promise<void>;
  hasFailed: () => boolean;
};

export const IN_MEMORY: Storage = { save: () => Promise.resolve(), hasFailed: () => false };

const notSaved = () => new Refusal(503, 'Changes can’t be saved at the moment. Please try again.');

export const saveOrRefuse = (storage: Storage): Promise<void> =>
  storage.save().catch(() => {
    throw notSaved();
  });

/**
 * Answers only after the change is saved. After a failed save, allows no change until a save succeeds. Memory is
 * therefore at most one change ahead of the disk.
 */
export async function changeAndSave(storage: Storage, change: () => Promise<Response>): Promise<Response> {
  if (storage.hasFailed()) await saveOrRefuse(storage);
  const answered = await change();
  await saveOrRefuse(storage);
  return answered;
}
