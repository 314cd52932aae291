import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetUnsaved('resources/new');
});

/** Whether the page warns before it is left. */
const warns = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

test('text that a full storage does not take lasts in the page, which warns before it is left', () => {
  keepUnsaved('resources/new', '', { title: 'Older' });
  expect(warns()).toBe(false);
  const storage = full();
  keepUnsaved('resources/new', '', { title: 'Newer' });
  expect(warns()).toBe(true);
  expect(readUnsaved('resources/new', { title: '' })?.values).toEqual({ title: 'Newer' });
  // A reload finds nothing rather than the older text.
  expect(localStorage.getItem('setu-desk-unsaved/resources/new')).toBeNull();

  storage.mockRestore();
  keepUnsaved('resources/new', '', { title: 'Newest' });
  expect(warns()).toBe(false);
  expect(localStorage.getItem('setu-desk-unsaved/resources/new')).toContain('Newest');
});

test('the page is left without a warning once what it alone kept is saved', () => {
  full();
  keepUnsaved('resources/new', '', { title: 'A' });
  expect(warns()).toBe(true);
  forgetUnsaved('resources/new');
  expect(warns()).toBe(false);
  expect(readUnsaved('resources/new', { title: '' })).toBeNull();
});
