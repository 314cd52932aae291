import { spawnSync } from 'node:child_process';

/**
 * `npm run fuzz -- 50`: the property-based tests with 50 times their cases (default: 20 times; `npm test`
 * tries a quarter). A failure prints its seed and the smallest case that fails.
 */
const factor = Number(process.argv[2] ?? 20);
if (!Number.isInteger(factor) || factor < 1) {
  process.stderr.write('Usage: npm run fuzz -- <how many times their cases>\n');
  process.exit(1);
}
const projects = ['--project', 'unit', '--project', 'e2e'];
const files = [
  'tests/unit/property',
  'packages/ui/src/theme/derive',
  'tests/e2e/faults/fuzz',
  'packages/backend/tests/api/postgrestConformance',
];
const { status, error } = spawnSync('vitest', ['run', ...projects, ...files], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ: String(factor) },
});
if (error) throw error;
process.exit(status ?? 1);
