import { type FieldStore, wipe } from '../store/field-store.ts';

export const enrolledMark = 'field-enrolled';

/** What the desk said about this phone is done at once. Answers whether the list was taken away. */
export async function obey(store: FieldStore, word: string): Promise<boolean> {
  if (word === 'wiped' || word === 'field-device.wiped') {
    await wipe(store);
    localStorage.removeItem(enrolledMark);
    location.reload();
  }
  if (word !== 'locked' && word !== 'field-device.locked') return false;
  const before = await store.get('device', 'own');
  if (before) {
    const { day: _, ...rest } = before;
    await store.put('device', { ...rest, isLocked: true }, 'own');
  }
  return true;
}
