import { STORAGE_KEYS } from '@/config/product';
import { rememberDeclared, wasDeclared } from '@/tx/submit/declared-keys';

describe('The record of declarations for other devices', () => {
  it('keeps the newest fifty', () => {
    for (let made = 0; made < 51; made += 1) rememberDeclared(`order:${made}`);
    expect(wasDeclared('order:50')).toBe(true);
    expect(wasDeclared('order:1')).toBe(true);
    expect(wasDeclared('order:0')).toBe(false);
  });

  it('moves an action to the front when it is declared again', () => {
    for (let made = 0; made < 50; made += 1) rememberDeclared(`order:${made}`);
    rememberDeclared('order:0');
    rememberDeclared('order:new');
    expect(wasDeclared('order:0')).toBe(true);
    expect(wasDeclared('order:1')).toBe(false);
  });

  it('is empty when the stored text is unreadable', () => {
    localStorage.setItem(STORAGE_KEYS.declaredUnsent, '{');
    expect(wasDeclared('order:1')).toBe(false);
  });
});
