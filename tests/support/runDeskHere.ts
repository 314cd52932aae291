import { runDesk } from '@setu/desk';
import type { DeskCall } from '@setu/desk';
import { vi } from 'vitest';

const site: DeskCall['site'] = {
  name: 'An institute',
  articleCategories: ['Facts of the Day'],
  courseCategories: [],
  articleHref: ({ id }) => `/article/${id}`,
  startPreview: () => Promise.reject(new Error('No site runs here.')),
  isFixedPath: () => false,
  isKnownPath: () => false,
};

export interface Ran {
  status: number;
  printed: string;
  said: string;
}

/** Runs the desk in this process, and hears all that goes to its streams. */
export async function runDeskHere(
  args: readonly string[],
  call: Partial<Pick<DeskCall, 'env' | 'dataDir'>>,
): Promise<Ran> {
  const ran = { status: -1, printed: '', said: '' };
  const hear = (what: 'printed' | 'said') => (text: string | Uint8Array) => {
    ran[what] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear('printed'));
  vi.spyOn(process.stderr, 'write').mockImplementation(hear('said'));
  try {
    ran.status = await runDesk({ site, args, env: {}, dataDir: '/nowhere', ...call });
  } finally {
    vi.restoreAllMocks();
  }
  return ran;
}
