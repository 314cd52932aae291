import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

test('changes with a source, but not with a test, saved data or a static copy inside the folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'setu-sources-'));
  const after = (folder: string, file: string) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, file), '{}');
    return fingerprintOf({ root });
  };
  vi.stubEnv('DATA_DIR', path.join(root, 'data'));
  const before = after('pages', 'Home.tsx');
  expect(after('data', 'base')).toBe(before);
  expect(after('public_html', '.prerender.json')).toBe(before);
  expect(after('public_html', 'index.html')).toBe(before);
  for (const file of ['Home.test.tsx', 'withdrawn-essay.json', 'setu.backup.gz']) {
    expect(after('pages', file)).toBe(before);
  }
  expect(after('pages', 'About.tsx')).not.toBe(before);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});
