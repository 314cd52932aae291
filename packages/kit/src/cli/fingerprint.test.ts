import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

test('changes with a source, but not with a test, saved data or a static copy inside the folder', () => {
  using root = mkdtempDisposableSync(path.join(tmpdir(), 'setu-sources-'));
  const after = (folder: string, file: string) => {
    mkdirSync(path.join(root.path, folder), { recursive: true });
    writeFileSync(path.join(root.path, folder, file), '{}');
    return fingerprintOf({ root: root.path });
  };
  vi.stubEnv('DATA_DIR', path.join(root.path, 'data'));
  const before = after('pages', 'Home.tsx');
  expect(after('data', 'base')).toBe(before);
  expect(after('public_html', '.prerender.json')).toBe(before);
  expect(after('public_html', 'index.html')).toBe(before);
  expect(after('pages', 'Home.test.tsx')).toBe(before);
  expect(after('', 'withdrawn-essay.json')).toBe(before);
  expect(after('pages', 'About.tsx')).not.toBe(before);
  const then = fingerprintOf({ root: root.path });
  expect(after('', 'package-lock.json')).not.toBe(then);
  const last = fingerprintOf({ root: root.path });
  expect(after('public/.git', 'HEAD')).toBe(last);
  expect(after('public/.well-known', 'assetlinks.json')).not.toBe(last);
});
