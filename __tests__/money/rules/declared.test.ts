import { STORAGE_KEYS } from '@/config/product';
import { rememberDeclared, wasDeclared } from '@/tx/journal/marks';
import { engine } from '@/tx/app-engine';

describe('The record of declarations for other devices', () => {
  it('keeps the newest fifty', () => {
    for (let made = 0; made < 51; made += 1) rememberDeclared(engine, `order:${made}`);
    expect(wasDeclared(engine, 'order:50')).toBe(true);
    expect(wasDeclared(engine, 'order:1')).toBe(true);
    expect(wasDeclared(engine, 'order:0')).toBe(false);
  });

  it('keeps an action longer when it is declared again', () => {
    for (let made = 0; made < 50; made += 1) rememberDeclared(engine, `order:${made}`);
    rememberDeclared(engine, 'order:0');
    rememberDeclared(engine, 'order:new');
    expect(wasDeclared(engine, 'order:0')).toBe(true);
    expect(wasDeclared(engine, 'order:1')).toBe(false);
  });

  it('is empty when the stored text is unreadable', () => {
    localStorage.setItem(STORAGE_KEYS.declaredUnsent, '{');
    expect(wasDeclared(engine, 'order:1')).toBe(false);
  });
});
